/** Months of many people, one after another: what a close, its check and its figures count, without holding all of them. */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { PaidPerson, Terms } from "#modules/people/index.ts"
import { type ShiftOfStaff, shiftsOfStaffOnDays } from "#modules/scheduling/index.ts"
import { eachWrittenMonth, type MonthPunch, punchesFrom, type WrittenPunches } from "../repository/months.ts"
import { type CountRules, type StaffDay, scheduledOn, staffDayOf } from "./worked-days.ts"

/** A person's day of a month that is counted. */
export type MonthDay = StaffDay<MonthPunch, ShiftOfStaff, PaidPerson>

/** Whose months, in this order, with the terms that count on some day of them. */
export interface WhoseMonths {
  readonly people: ReadonlyArray<PaidPerson>
  readonly terms: ReadonlyMap<number, ReadonlyArray<Terms>>
}

/** What is read of a person's month: plain data, which may go to another thread to be read and counted. */
export interface StaffMonth {
  readonly staff: PaidPerson
  readonly terms: ReadonlyArray<Terms>
  readonly plans: ReadonlyArray<ShiftOfStaff>
  readonly punches: WrittenPunches
}

/** Every day on which the person was planned or punched, ascending, counted. */
export const monthDays = ({ plans, punches, staff, terms }: StaffMonth, rules: CountRules): ReadonlyArray<MonthDay> => {
  const plansByDay = Map.groupBy(plans, ({ day }) => day)
  const punchesByDay = Map.groupBy(punchesFrom(punches), ({ workDay }) => workDay)
  const planned = [...plansByDay.keys()].filter((day) => !punchesByDay.has(day))
  const days = planned.length === 0 ? [...punchesByDay.keys()] : [...punchesByDay.keys(), ...planned].toSorted()
  return days.map((day) =>
    staffDayOf(staff, day, plansByDay.get(day) ?? [], punchesByDay.get(day) ?? [], rules, scheduledOn(terms, day)),
  )
}

/** By what a company's days are counted. */
export const countRulesOf = Effect.fn("Timekeeping.countRulesOf")(function* (companyId: number) {
  const { breakRules, countsFromPunch } = yield* companySettings(companyId)
  return { breakRules, countsFromPunch } satisfies CountRules
})

/**
 * Gives what each person's month from `from` to `to` is counted from to `take`, in the order of the people, also of
 * whoever has nothing.
 *
 * The number of statements does not depend on the number of people; punches come piece by piece, and between two pieces
 * others have their turn.
 */
export const eachStaffMonth = Effect.fn("Timekeeping.eachStaffMonth")(function* (
  companyId: number,
  { people, terms }: WhoseMonths,
  period: { readonly from: IsoDate; readonly to: IsoDate },
  take: (month: StaffMonth) => void,
) {
  if (people.length === 0) return
  const ids = people.map(({ id }) => id)
  const shifts = yield* shiftsOfStaffOnDays(companyId, ids, period.from, period.to)
  const plans = Map.groupBy(shifts, ({ staffId }) => staffId)
  const byId = new Map(people.map((staff) => [staff.id, staff]))
  yield* eachWrittenMonth(companyId, ids, period, (staffId, punches) => {
    const staff = byId.get(staffId)
    if (staff === undefined) return
    take({ staff, terms: terms.get(staffId) ?? [], plans: plans.get(staffId) ?? [], punches })
  })
})
