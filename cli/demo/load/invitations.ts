/**
 * Invitations of 客先 and 協力会社, so that 招待 and 送信履歴 have something to follow without a mail server: one that was
 * answered yes, one that waits, and one whose mail never left because its days were over.
 */
import { Effect } from "effect"
import { registerPerson } from "#modules/identity/index.ts"
import { type Actor, CurrentPerson } from "#modules/kernel/actor.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { answerInvitation, inviteCustomer, inviteVendor, ownInvitations } from "#modules/people/index.ts"
import type { CastPartner } from "../cast/partners.ts"
import type { DemoFacts } from "../facts.ts"
import { asOf, written } from "./acting.ts"
import { secret } from "./secret.ts"

const dayMillis = 86_400_000
/** Asked how many days ago; longer than an invitation lives for the one that nobody was told of. */
const asked = { toyo: 5, sanei: 2, hoon: 16 } as const
const daysUntilYes = 1

const ask = Effect.fn("Demo.ask")(function* ({ record }: CastPartner, id: number) {
  if (record.isVendor) yield* inviteVendor({ id, language: "ja" })
  else yield* inviteCustomer({ id, language: "ja" })
})

const sayYes = Effect.fn("Demo.sayYes")(function* ({ record }: CastPartner) {
  const who = { email: record.email ?? "", name: record.name ?? record.companyName, password: secret() }
  const personId = yield* writeAcross({ reason: "somebody of the demo", personId: null }, registerPerson(who))
  const answer = Effect.gen(function* () {
    for (const { id } of yield* ownInvitations()) yield* answerInvitation({ inviteId: id, isAccepted: 1 })
  })
  yield* writeAcross(
    { reason: "an answer of the demo", personId },
    Effect.provideService(answer, CurrentPerson, { personId, language: "ja" }),
  )
})

/** Asks each of them as the president, on his day; the one who says yes has an account from then on. */
export const inviteSome = Effect.fn("Demo.inviteSome")(function* (
  president: Actor,
  { moment, partners }: DemoFacts,
  partnerIds: Readonly<Record<string, number>>,
) {
  const at = (days: number) => asOf(moment.millis - days * dayMillis)
  for (const [key, days] of Object.entries(asked)) {
    const partner = partners.find((one) => one.key === key)
    if (partner === undefined) continue
    yield* at(days)(written(president, `invite ${key}`, ask(partner, partnerIds[key] ?? 0)))
    if (key === "toyo") yield* at(days - daysUntilYes)(sayYes(partner))
  }
})
