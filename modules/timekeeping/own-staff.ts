/** The record of the one who presses. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { attendancePolicy } from "./policy.ts"
import { recordOf } from "./repository/own-record.ts"

/**
 * The actor's own record, and the day on which his company's pay months close; one flight.
 *
 * Fails with Timekeeping_Only_Staff for people without a record (customers, vendors), Permission_Denied otherwise.
 */
export const ownStaff = Effect.fnUntraced(function* () {
  const actor = yield* CurrentActor
  const { companyId, personId } = actor
  const { record, company } = yield* recordOf(companyId, personId)
  if (record === undefined || company === undefined) return yield* refuse("Timekeeping_Only_Staff")
  const staff = { ...record, role: actor.role }
  yield* authorize(attendancePolicy, "press", staff)
  return { actor, staff, closingDate: company.salaryClosingDate }
})
