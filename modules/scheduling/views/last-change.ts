/** Who changed an arrangement or a site last, for whoever comes too late or asks for what is gone. */
import { Effect } from "effect"
import { companyById, membershipOfPerson } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { entriesAbout } from "#modules/kernel/audit/repository/entries.ts"
import type { LastChange } from "#modules/kernel/errors.ts"
import { namesOf } from "#modules/people/index.ts"
import { isPartnersRole, isPartnersRoleId } from "../policy/sides.ts"

/** A letter about it changes nothing. */
const changesNothing = "task.send"
const mostLetters = 20

/**
 * The last change of a subject of the audit, as the reader may know it: somebody of his own side by name, the other side as
 * the company it is, and of another partner only that it was somebody. Undefined where nothing was ever written.
 */
export const lastChangeOf = Effect.fn("Scheduling.lastChange")(function* (actor: Actor, subject: string) {
  const { companyId } = actor
  const entries = yield* entriesAbout(companyId, [subject], { before: undefined, atMost: mostLetters })
  const last = entries.find(({ action }) => action !== changesNothing)
  if (last === undefined || last.personId === null) return undefined
  const writer = yield* membershipOfPerson(companyId, last.personId)
  const told = (by: string | null, isCompany: boolean): LastChange => ({
    ...{ at: last.at, by, isCompany },
    isOwn: last.personId === actor.personId,
  })
  const [partnerId, isOfCompany] = [writer?.partnerId ?? null, writer !== undefined && !isPartnersRoleId(writer.role)]
  const isOutside = isPartnersRole(actor.role)
  if (isOutside ? partnerId !== null && partnerId === actor.partnerId : isOfCompany)
    return told((yield* peopleByIds([last.personId]))[0]?.name ?? null, false)
  if (isOfCompany) return told((yield* companyById(companyId))?.name ?? null, true)
  if (isOutside || partnerId === null) return told(null, false)
  const { partners } = yield* namesOf(companyId, { staffIds: [], partnerIds: [partnerId] })
  return told(partners.get(partnerId)?.companyName ?? null, true)
})
