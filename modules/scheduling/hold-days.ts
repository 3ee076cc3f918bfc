/** A day of a closing or closed pay month takes no more changes. */
import { Effect } from "effect"
import { holdPayMonthOpen, payMonthOf, payMonthStates } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"

/** Holds the pay months of these days open until the transaction ends. Fails with Closed_Salary_Day_Not_Editable. */
export const holdDaysOpen = Effect.fn("Scheduling.holdDaysOpen")(function* (
  companyId: number,
  days: ReadonlyArray<IsoDate>,
  closingDate: number,
) {
  const months = [...new Set(days.map((day) => payMonthOf(day, closingDate)))].sort()
  yield* Effect.forEach(months, (month) => holdPayMonthOpen(companyId, month), { discard: true })
})

/** Those of the days whose pay month is closing or closed: nothing of them can change. */
export const closedDays = Effect.fn("Scheduling.closedDays")(function* (
  companyId: number,
  days: ReadonlyArray<IsoDate>,
  closingDate: number,
) {
  const monthOf = (day: IsoDate) => payMonthOf(day, closingDate)
  const states = yield* payMonthStates(companyId, [...new Set(days.map(monthOf))])
  return new Set(days.filter((day) => (states.get(monthOf(day))?.state ?? "open") !== "open"))
})
