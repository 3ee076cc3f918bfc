/** The record of the one who presses. */
import { Effect } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { attendancePolicy } from "./policy.ts"
import { lockedRecordOf, recordOf } from "./repository/own-record.ts"

type Found = Pick<Effect.Success<ReturnType<typeof recordOf>>, "record" | "company">

const authorized = Effect.fnUntraced(function* (actor: Actor, { record, company }: Found) {
  if (record === undefined || company === undefined) return yield* refuse("Timekeeping_Only_Staff")
  const staff = { ...record, role: actor.role }
  yield* authorize(attendancePolicy, "press", staff)
  return { actor, staff, closingDate: company.salaryClosingDate }
})

/**
 * The actor's own record, and the day on which his company's pay months close; one flight.
 *
 * Fails with Timekeeping_Only_Staff for people without a record (customers, vendors), Permission_Denied otherwise.
 */
export const ownStaff = Effect.fnUntraced(function* () {
  const actor = yield* CurrentActor
  return yield* authorized(actor, yield* recordOf(actor.companyId, actor.personId))
})

/** As `ownStaff`, with the press of this id and the open punch; the person is locked from here on. One flight. */
export const ownStaffLocked = Effect.fnUntraced(function* (clientId: string | undefined) {
  const actor = yield* CurrentActor
  const found = yield* lockedRecordOf(actor.companyId, { personId: actor.personId, clientId })
  return { ...(yield* authorized(actor, found)), known: found.known, open: found.open }
})
