/** What people worked on each day, counted: the one source for 今日, the desk's lists and the pay slip. */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"
import { type Instant, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { oncePer } from "#modules/kernel/once-per.ts"
import type { RestRule, WorkedDay } from "#modules/labour/index.ts"
import { type Staff, staffByIds, type Terms, termsCovering, termsOn } from "#modules/people/index.ts"
import type { ShiftOfStaff } from "#modules/scheduling/index.ts"
import { type PunchRow, type PunchWithRests, punchesAndRemovedOfStaff } from "../repository/punches.ts"
import { breakDutyOf } from "../rules/break-duty.ts"
import { type CountedDay, countedDay, type PunchFacts, restsOf } from "../rules/counted-day.ts"
import { millisOf } from "../views/punch-view.ts"
import { type PlannedTask, plansOfStaff } from "./plans.ts"

/** What a day is counted from; moments as they were read. */
interface Countable extends Pick<PunchRow, "taskId" | "state" | "totalRestMinutes"> {
  readonly checkIn: Instant | number
  readonly checkOut: Instant | number | null
  readonly rests: ReadonlyArray<{ readonly startedAt: Instant | number; readonly endedAt: Instant | number | null }>
}

/** What counts of a shift that is planned. */
type CountablePlan = Pick<ShiftOfStaff, "taskId" | "startsAt" | "leaderStaffId">

/** By what of a person his rests are known. */
type CountablePerson = Pick<Staff, "id" | "role">

/** One person's day: plan, punches as they stand, and what counts of the finished ones. */
export interface StaffDay<
  Punch extends Countable = PunchWithRests,
  Plan extends CountablePlan = PlannedTask,
  Person extends CountablePerson = Staff,
> {
  readonly staff: Person
  readonly day: IsoDate
  readonly plans: ReadonlyArray<Plan>
  readonly punches: ReadonlyArray<Punch>
  readonly counted: CountedDay
  /** The day in the form that labour and payroll calculate with. */
  readonly worked: WorkedDay
}

const isClosed = (row: Countable) => row.state === "closed" && row.checkOut !== null

const plannedStartOf = (row: Countable, plans: ReadonlyArray<CountablePlan>) => {
  let first: number | null = null
  for (const { taskId, startsAt } of plans)
    if (taskId === row.taskId && (first === null || startsAt < first)) first = startsAt
  return first
}

const noRests: PunchFacts["rests"] = []
const endedRests = (rests: Countable["rests"]): PunchFacts["rests"] =>
  rests.length === 0
    ? noRests
    : rests.flatMap(({ startedAt, endedAt }) =>
        endedAt === null ? [] : [{ startedAt: millisOf(startedAt), endedAt: millisOf(endedAt) }],
      )

const factsOf = (row: Countable, plans: ReadonlyArray<CountablePlan>): PunchFacts => ({
  checkIn: millisOf(row.checkIn),
  checkOut: millisOf(row.checkOut ?? row.checkIn),
  rests: endedRests(row.rests),
  totalRestMinutes: row.totalRestMinutes,
  plannedStart: plannedStartOf(row, plans),
})

export interface CountRules {
  readonly countsFromPunch: boolean
  readonly breakRules: ReadonlyArray<{ duty: string; presenceMinutes: number; breakMinutes: number }>
}
const noRestRules: ReadonlyArray<RestRule> = []
const restRulesOf = oncePer((breakRules: CountRules["breakRules"]) => {
  const byDuty = Map.groupBy(breakRules, ({ duty }) => duty)
  return new Map(
    [...byDuty].map(([duty, some]): [string, ReadonlyArray<RestRule>] => [
      duty,
      some.map(({ presenceMinutes, breakMinutes }) => ({
        fromPresence: minutes(presenceMinutes),
        rest: minutes(breakMinutes),
      })),
    ]),
  )
})
const restRulesFor = (
  rules: CountRules,
  staff: CountablePerson,
  plans: ReadonlyArray<CountablePlan>,
): ReadonlyArray<RestRule> => {
  const isLeader = plans.some(({ leaderStaffId }) => leaderStaffId === staff.id)
  return restRulesOf(rules.breakRules).get(breakDutyOf(staff.role, isLeader)) ?? noRestRules
}

/** A person's day, counted. */
export const staffDayOf = <Punch extends Countable, Plan extends CountablePlan, Person extends CountablePerson>(
  staff: Person,
  day: IsoDate,
  plans: ReadonlyArray<Plan>,
  punches: ReadonlyArray<Punch>,
  rules: CountRules,
  scheduled: number,
): StaffDay<Punch, Plan, Person> => {
  const closed = punches.every(isClosed) ? punches : punches.filter(isClosed)
  const restRules = restRulesFor(rules, staff, plans)
  const counted = countedDay(
    day,
    closed.map((row) => factsOf(row, plans)),
    { countsFromPunch: rules.countsFromPunch, restRules },
  )
  const worked: WorkedDay = {
    day,
    presence: counted.punches.map(({ presence }) => presence),
    rests: restsOf(counted.punches),
    scheduled: minutes(scheduled),
  }
  return { staff, day, plans, punches, counted, worked }
}

/** The contracted minutes of a day. */
export const scheduledOn = (terms: ReadonlyArray<Terms>, day: IsoDate): number =>
  termsOn(terms, day)?.weekdayMinutes[weekday(day)] ?? 0

const keyOf = (staffId: number, day: IsoDate) => `${staffId} ${day}`

/**
 * Every day from `from` to `to` on which one of these people was planned or punched, in order of person and day; also
 * one whose only punch was taken out, so that its history is found.
 *
 * The number of statements does not depend on the number of people or days.
 */
export const staffDays = Effect.fn("Timekeeping.staffDays")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) {
  const settings = yield* companySettings(companyId)
  const staff = yield* staffByIds(companyId, staffIds)
  const terms = yield* termsCovering(companyId, staffIds, from, to)
  const plans = yield* plansOfStaff(companyId, staffIds, from, to)
  const pressed = yield* punchesAndRemovedOfStaff(companyId, staffIds, from, to)
  const punches = pressed.filter(({ state }) => state !== "removed")
  const plansByDay = Map.groupBy(plans, ({ staffId, day }) => keyOf(staffId, day))
  const punchesByDay = Map.groupBy(punches, ({ staffId, workDay }) => keyOf(staffId, workDay))
  const days = new Map<string, { staffId: number; day: IsoDate }>()
  for (const { staffId, day } of plans) days.set(keyOf(staffId, day), { staffId, day })
  for (const { staffId, workDay } of pressed) days.set(keyOf(staffId, workDay), { staffId, day: workDay })
  return [...days.values()]
    .toSorted((a, b) => a.staffId - b.staffId || (a.day < b.day ? -1 : 1))
    .flatMap(({ staffId, day }): ReadonlyArray<StaffDay> => {
      const person = staff.get(staffId)
      if (person === undefined) return []
      const key = keyOf(staffId, day)
      const scheduled = scheduledOn(terms.get(staffId) ?? [], day)
      return [staffDayOf(person, day, plansByDay.get(key) ?? [], punchesByDay.get(key) ?? [], settings, scheduled)]
    })
})
