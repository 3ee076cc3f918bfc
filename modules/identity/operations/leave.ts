/**
 * 休止 and 退会 of one's own account. Either signs out everywhere at once and lets nobody in; what the companies hold of the
 * person (attendance, pay, papers) stays with them. A pause ends with the next sign-in that says so; so does a closing
 * that the platform has not decided yet.
 */
import { Effect } from "effect"
import { userStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { Gate } from "#modules/kernel/http/gate.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import type { LeaveKind } from "../codes.ts"
import { savePerson } from "../repository/accounts.ts"
import { insertLeave, openLeaveForUpdate, saveLeave } from "../repository/leaves.ts"
import { moments } from "./moments.ts"
import { byOwnPassword, stillByOwnPassword } from "./own-password.ts"
import { endSignInsOf } from "./sessions.ts"

export interface WantedLeave {
  readonly kind: LeaveKind
  readonly password: string
  readonly reason?: string | undefined
}

/**
 * Fails with Password_Not_True, Maximum_Request, Permission_Denied for a closing that would leave a company's people
 * without an admin, and Update_Error where he left or changed his password meanwhile.
 */
export const leaveAccount = Effect.fn("Identity.leaveAccount")(function* ({
  kind,
  password,
  reason = "",
}: WantedLeave) {
  const person = yield* byOwnPassword(password)
  const judged = kind === "close" ? yield* (yield* Gate).leaving(person.id) : Effect.void
  const leaving = Effect.gen(function* () {
    yield* stillByOwnPassword(person)
    yield* judged
    const { now } = yield* moments(0)
    const state = kind === "pause" ? "active" : "requesting"
    const made = yield* insertLeave({ personId: person.id, kind, state, reason, askedAt: now })
    if (made === undefined) return yield* refuse("Update_Error")
    yield* savePerson(person.id, { status: userStatuses.suspend })
    yield* endSignInsOf(person.id, now)
    yield* tell({
      action: `person.${kind}`,
      subject: `person:${person.id}`,
      before: { status: person.status },
      after: { status: userStatuses.suspend, leave: made.id },
    })
    return { id: made.id, kind, from: now }
  })
  return yield* writeAcross({ reason: "leave", personId: person.id, requestId: yield* RequestId }, leaving)
})

/** He is back: by his own password, in the write of his sign-in. */
export const comeBack = Effect.fn("Identity.comeBack")(function* (personId: number) {
  const open = yield* openLeaveForUpdate(personId)
  if (open === undefined || (open.kind === "close" && open.state === "active")) return yield* refuse("User_Suspend")
  const { now } = yield* moments(0)
  yield* saveLeave(open.id, { state: "inactive", endedAt: now })
  yield* savePerson(personId, { status: userStatuses.active })
  yield* tell({
    action: "person.comeBack",
    subject: `person:${personId}`,
    before: { status: userStatuses.suspend, leave: open.state },
    after: { status: userStatuses.active, leave: "inactive" },
  })
})
