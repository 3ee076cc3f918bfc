/** Whether somebody's overtime of a month asks for a look before the agreement's limit is reached. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { labourLawOf } from "#modules/labour/index.ts"

/** The warning line lies five hours below the month's limit: there is time to arrange somebody else. */
const nearMinutes = 5 * 60

/** From the warning line on; false where the limit of that day is not held. */
export const isOvertimeNear = (law: LawBook, on: IsoDate, overtimeMinutes: number) => {
  const limits = labourLawOf(law).limitsOn(on)
  return Result.isSuccess(limits) && overtimeMinutes >= limits.success.monthHours.value * 60 - nearMinutes
}
