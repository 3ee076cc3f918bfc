/** The platform shuts an account out of everything, or opens it again (D95): from the commit on, on every device. */
import { Effect } from "effect"
import { userStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { personForUpdate, savePerson } from "../repository/accounts.ts"
import { moments } from "./moments.ts"
import { endSignInsOf } from "./sessions.ts"

const { active, blocked } = userStatuses

/** Fails with Not_Found, and with Update_Expired for one that is neither open nor blocked, or is so already. */
export const setAccountBlocked = Effect.fn("Identity.setAccountBlocked")(function* (
  id: number,
  isBlocked: boolean,
  reason: string,
) {
  const person = yield* found(personForUpdate(id))
  const [from, to] = isBlocked ? [active, blocked] : [blocked, active]
  if (person.status !== from) return yield* refuse("Update_Expired")
  yield* savePerson(id, { status: to })
  const { now } = yield* moments(0)
  if (isBlocked) yield* endSignInsOf(id, now)
  yield* tell({
    action: isBlocked ? "person.block" : "person.unblock",
    subject: `person:${id}`,
    before: { status: from },
    after: { status: to, reason },
  })
})
