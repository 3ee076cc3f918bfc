/** The record of the one who presses. */
import { Effect, Result } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { allowed } from "#modules/kernel/policy.ts"
import { attendancePolicy } from "../policy.ts"
import { type LockedRecord, recordOf } from "../repository/own-record.ts"

/**
 * His record, and the day on which his company's pay months close.
 *
 * Fails with Timekeeping_Only_Staff for people without a record (customers, vendors), Permission_Denied otherwise.
 */
export const staffOf = (actor: Actor, { record, company }: Pick<LockedRecord, "record" | "company">) => {
  if (record === undefined || company === undefined) return Result.fail(refuse("Timekeeping_Only_Staff"))
  const staff = { ...record, role: actor.role }
  const own = { actor, staff, closingDate: company.salaryClosingDate }
  return Result.map(allowed(attendancePolicy, "press", actor, staff), () => own)
}

/** Of the one who asks; one round trip. Fails as `staffOf`. */
export const ownStaff = Effect.fnUntraced(function* () {
  const actor = yield* CurrentActor
  return yield* Effect.fromResult(staffOf(actor, yield* recordOf(actor.companyId, actor.personId)))
})
