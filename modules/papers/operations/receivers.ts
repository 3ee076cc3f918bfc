/** Whom a paper can be sent to: the address on the other side's card, and the people of it who sign in. */
import { Effect } from "effect"
import { membersOfPartners } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { isInternalAddress, partnersByIds, staffByIds } from "#modules/people/index.ts"
import type { PaperRow } from "../model.ts"

export interface ReceiverOf {
  readonly id: number | null
  readonly name: string
  readonly email: string
}
type Between = Pick<PaperRow, "companyId" | "partnerId" | "staffId" | "partyName">

const ofPartner = Effect.fnUntraced(function* (companyId: number, partnerId: number) {
  const partner = (yield* partnersByIds(companyId, [partnerId])).get(partnerId)
  const members = (yield* membersOfPartners(companyId, [partnerId])).filter(
    ({ status }) => status === activeStatuses.active,
  )
  const people = yield* peopleByIds(members.map(({ personId }) => personId))
  const card =
    partner?.email == null ? [] : [{ id: null, name: partner.name ?? partner.companyName, email: partner.email }]
  return { card, people: people.map(({ email, id, name }) => ({ id, name, email })) }
})

const ofFreelancer = Effect.fnUntraced(function* (companyId: number, staffId: number) {
  const staff = (yield* staffByIds(companyId, [staffId])).get(staffId)
  const people = staff === undefined ? [] : yield* peopleByIds([staff.personId])
  return { card: [], people: people.map(({ email, id, name }) => ({ id, name, email })) }
})

/** The card first: it is where the other side wants its papers. An address stands there once, with its account if any. */
export const receiversOf = Effect.fn("Papers.receivers")(function* ({ companyId, partnerId, staffId }: Between) {
  const { card, people } =
    partnerId !== null
      ? yield* ofPartner(companyId, partnerId)
      : staffId !== null
        ? yield* ofFreelancer(companyId, staffId)
        : { card: [], people: [] }
  // Of somebody without a mailbox the account has an address that nobody reads.
  const reached = people.filter(({ email }) => !isInternalAddress(email))
  const same = (one: ReceiverOf, other: ReceiverOf) => one.email.toLowerCase() === other.email.toLowerCase()
  const first: ReadonlyArray<ReceiverOf> = card.map((one) => reached.find((person) => same(person, one)) ?? one)
  return [...first, ...reached.filter((person) => !first.some((one) => same(one, person)))]
})
