/** Who closes his account leaves no company behind in which nobody may let anybody in, or out, any more. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { activeStatuses, roleIds, userStatuses } from "#modules/kernel/codes.ts"
import { asPerson } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { lookIntoCompany } from "#modules/kernel/write.ts"
import { hasOtherMembers, heldAdmins } from "../repository/admins.ts"
import { membershipsOfPerson } from "../repository.ts"

interface Led {
  readonly id: number
  readonly name: string
}
/** Somebody who left or is blocked above all companies leads nobody; admins are held, so that two don't leave at once. */
const refuseLast = Effect.fnUntraced(function* (personId: number, { id, name }: Led) {
  yield* lookIntoCompany(id)
  const others = (yield* heldAdmins(id)).filter((admin) => admin.personId !== personId)
  const people = yield* peopleByIds(others.map((admin) => admin.personId))
  if (people.some(({ status }) => status === userStatuses.active)) return
  // Whoever is alone in his company leaves nobody behind.
  if (!(yield* hasOtherMembers(id, personId))) return
  return yield* refuse("Permission_Denied", [{ field: "kind", message: messageKey("lastAdmin", name) }])
})

/**
 * What a closing is judged by within its own write: the companies that this person leads are looked up before it.
 * It fails with Permission_Denied, the company named.
 */
export const leavingJudged = Effect.fn("Companies.leavingJudged")(function* (personId: number) {
  const own = yield* asPerson(personId)(membershipsOfPerson(personId))
  const led = own.filter(
    ({ membership }) => membership.role === roleIds.admin && membership.status === activeStatuses.active,
  )
  return Effect.forEach(led, ({ company }) => refuseLast(personId, company), { discard: true })
})
