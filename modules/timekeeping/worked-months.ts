/** Months of many people, one after another: what a close, its check and its figures count, without holding all of them. */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { Staff, Terms } from "#modules/people/index.ts"
import { type PlannedTask, plansOfStaff } from "./plans.ts"
import { eachMonthPunch, type MonthPunch } from "./repository/months.ts"
import { type CountRules, type StaffDay, scheduledOn, staffDayOf } from "./worked-days.ts"

/** A person's day of a month that is counted. */
export type MonthDay = StaffDay<MonthPunch>

/** Whose months, in this order, with the terms that count on some day of them. */
export interface WhoseMonths {
  readonly people: ReadonlyArray<Staff>
  readonly terms: ReadonlyMap<number, ReadonlyArray<Terms>>
}

/** Every day on which the person was planned or punched, ascending. */
const daysOf = (
  staff: Staff,
  terms: ReadonlyArray<Terms>,
  plans: ReadonlyArray<PlannedTask>,
  punches: ReadonlyArray<MonthPunch>,
  rules: CountRules,
): ReadonlyArray<MonthDay> => {
  const plansByDay = Map.groupBy(plans, ({ day }) => day)
  const punchesByDay = Map.groupBy(punches, ({ workDay }) => workDay)
  const planned = [...plansByDay.keys()].filter((day) => !punchesByDay.has(day))
  const days = planned.length === 0 ? [...punchesByDay.keys()] : [...punchesByDay.keys(), ...planned].toSorted()
  return days.map((day) =>
    staffDayOf(staff, day, plansByDay.get(day) ?? [], punchesByDay.get(day) ?? [], rules, scheduledOn(terms, day)),
  )
}

/**
 * Gives each person's days from `from` to `to` to `take`, in the order of the people, also of whoever has none.
 *
 * The number of statements does not depend on the number of people; punches come piece by piece, and between two pieces
 * others have their turn.
 */
export const eachStaffMonth = Effect.fn("Timekeeping.eachStaffMonth")(function* (
  companyId: number,
  { people, terms }: WhoseMonths,
  period: { readonly from: IsoDate; readonly to: IsoDate },
  take: (staff: Staff, days: ReadonlyArray<MonthDay>) => void,
) {
  if (people.length === 0) return
  const rules = yield* companySettings(companyId)
  const ids = people.map(({ id }) => id)
  const plans = Map.groupBy(yield* plansOfStaff(companyId, ids, period.from, period.to), ({ staffId }) => staffId)
  let at = 0
  let punches: Array<MonthPunch> = []
  const takePerson = () => {
    const staff = people[at]
    if (staff !== undefined)
      take(staff, daysOf(staff, terms.get(staff.id) ?? [], plans.get(staff.id) ?? [], punches, rules))
    at += 1
    punches = []
  }
  yield* eachMonthPunch(companyId, ids, period, (staffId, punch) => {
    while (at < people.length && people[at]?.id !== staffId) takePerson()
    if (punch !== undefined) punches.push(punch)
  })
  while (at < people.length) takePerson()
})
