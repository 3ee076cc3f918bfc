/** A day of a closing or closed pay month takes no more changes. */
import { Effect } from "effect"
import { holdPayMonths, type PayMonthState, payMonthOf, payMonthStates } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor, isManagement } from "#modules/kernel/actor.ts"
import { type IsoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { closedBy } from "../views/sentences.ts"

/** The pay months that these days belong to, in order. */
export const payMonthsOfDays = (days: ReadonlyArray<IsoDate>, closingDate: number) =>
  [...new Set(days.map((day) => payMonthOf(day, closingDate)))].sort()

/** Which month is closed, and by whom. */
const closingOf = Effect.fn("Scheduling.closingOf")(function* (companyId: number, months: ReadonlyArray<string>) {
  const month = months[0] ?? ""
  const changedBy = (yield* payMonthStates(companyId, [month])).get(month)?.changedBy ?? null
  const [person] = changedBy === null ? [] : yield* peopleByIds([changedBy])
  return closedBy(isoMonth(month), person?.name ?? null)
})

/**
 * Holds the pay months of these days open until the transaction ends, in one statement; `field` is the day that was said.
 * When and by whom the wages were closed is the company's own: a partner reads only that the day is not to be had.
 *
 * Fails with Closed_Salary_Day_Not_Editable.
 */
export const holdDaysOpen = Effect.fn("Scheduling.holdDaysOpen")(function* (
  companyId: number,
  days: ReadonlyArray<IsoDate>,
  closingDate: number,
  field?: "startDate",
) {
  const closed = yield* holdPayMonths(companyId, payMonthsOfDays(days, closingDate))
  if (closed.size === 0) return
  if (field === undefined) return yield* refuse("Closed_Salary_Day_Not_Editable")
  const isOwn = isManagement(yield* CurrentActor)
  const message = isOwn ? yield* closingOf(companyId, [...closed]) : messageKey("dayIsClosed")
  return yield* refuse("Closed_Salary_Day_Not_Editable", [{ field, message }])
})

interface MonthState {
  readonly month: string
  readonly state: PayMonthState
}
/** Those of the days whose pay month is closing or closed: nothing of them can change. A month not named is open. */
export const closedAmong = (days: ReadonlyArray<IsoDate>, closingDate: number, months: ReadonlyArray<MonthState>) => {
  const closed = new Set(months.flatMap(({ month, state }) => (state === "open" ? [] : [month])))
  return new Set(days.filter((day) => closed.has(payMonthOf(day, closingDate))))
}

/** Whether nothing of a day can change: its pay month is closing or closed. */
export const isDayClosed = Effect.fn("Scheduling.isDayClosed")(function* (
  companyId: number,
  day: IsoDate,
  closingDate: number,
) {
  const month = payMonthOf(day, closingDate)
  const states = yield* payMonthStates(companyId, [month])
  return (states.get(month)?.state ?? "open") !== "open"
})
