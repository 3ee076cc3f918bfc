/** How a person is paid on a day: what the clock asks at check-out depends on it. */

import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { salaryTypes } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { seen } from "#modules/kernel/policy.ts"
import { reachesPay, salaryTypesOn, staffByIds, staffOfPerson } from "#modules/people/index.ts"
import { attendancePolicy } from "../policy.ts"

export const userSalaryType = Effect.fn("Timekeeping.userSalaryType")(function* (asked: {
  readonly workingDay: IsoDate
  readonly userId?: number
  /** The company of the header, where it is said again. */
  readonly company?: number
}) {
  const actor = yield* CurrentActor
  if (asked.company !== undefined && asked.company !== actor.companyId) {
    return yield* refuse("Invalid_Input", [{ field: "company", message: messageKey("notChoice") }])
  }
  const staff = yield* seen(
    attendancePolicy,
    asked.userId === undefined
      ? yield* staffOfPerson(actor.companyId, actor.personId)
      : (yield* staffByIds(actor.companyId, [asked.userId])).get(asked.userId),
  )
  const [type] = yield* salaryTypesOn(actor.companyId, [{ staffId: staff.id, day: asked.workingDay }])
  // A vendor and its workers learn what the clock asks, and nothing of the pay.
  const isHidden = type === undefined || reachesPay(actor, staff) !== true
  return { salaryType: isHidden ? null : salaryTypes[type], asksShifts: type === "shift" }
})
