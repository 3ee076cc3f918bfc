/** The days of many people's months, counted from columns: only what 勤務表 shows of them. */
import { addDays, dayNumber, eachDay, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import type { PunchState } from "../codes.ts"
import type { MonthColumns } from "../repository/month-table.ts"
import { type CountRules, type StaffDay, staffDayOf } from "./worked-days.ts"

export interface TablePunch {
  readonly id: number
  readonly taskId: number | null
  readonly siteId: number | null
  readonly state: PunchState
  readonly checkIn: number
  readonly checkOut: number | null
  readonly isEndClaimed: boolean
  readonly totalRestMinutes: number | null
  readonly shifts: ReadonlyArray<number>
  readonly halfShifts: ReadonlyArray<number>
  readonly rests: ReadonlyArray<{ readonly startedAt: number; readonly endedAt: number | null }>
}
export interface TablePlan {
  readonly taskId: number
  readonly siteId: number
  readonly startsAt: number
  readonly endsAt: number
  readonly leaderStaffId: number | null
}
interface DayMade {
  readonly plans: Array<TablePlan>
  readonly punches: Array<TablePunch>
  isCorrected: boolean
}
export interface ListedPerson {
  readonly id: number
  readonly role: Role
}

const momentOrNull = (seconds: number | null | undefined, momentOf: MomentOf) =>
  seconds === null ? null : momentOf(seconds)
const noShifts: ReadonlyArray<number> = []
const noRests: TablePunch["rests"] = []
type MomentOf = (seconds: number | null | undefined) => number
const restsByPunch = ({ rests }: MonthColumns, momentOf: MomentOf) => {
  const byPunch = new Map<number, Array<TablePunch["rests"][number]>>()
  for (const [at, punchId] of rests.punchId.entries()) {
    const rest = { startedAt: momentOf(rests.startedAt[at]), endedAt: momentOrNull(rests.endedAt[at], momentOf) }
    const known = byPunch.get(punchId)
    if (known === undefined) byPunch.set(punchId, [rest])
    else known.push(rest)
  }
  for (const some of byPunch.values()) some.sort((one, other) => one.startedAt - other.startedAt)
  return byPunch
}

/** What was read, by person and by days after the first. */
const daysMade = (columns: MonthColumns, momentOf: MomentOf) => {
  const people = new Map<number, Map<number, DayMade>>()
  const dayOf = (staffId: number, day: number): DayMade => {
    let days = people.get(staffId)
    if (days === undefined) {
      days = new Map()
      people.set(staffId, days)
    }
    const known = days.get(day)
    if (known !== undefined) return known
    const made: DayMade = { plans: [], punches: [], isCorrected: false }
    days.set(day, made)
    return made
  }
  const { punches, shifts } = columns
  for (const [at, taskId] of shifts.taskId.entries()) {
    const plan: TablePlan = {
      taskId,
      siteId: shifts.siteId[at] ?? 0,
      startsAt: momentOf(shifts.startsAt[at]),
      endsAt: momentOf(shifts.endsAt[at]),
      leaderStaffId: shifts.leaderStaffId[at] ?? null,
    }
    for (const staffId of shifts.staffIds[at] ?? []) dayOf(staffId, shifts.day[at] ?? 0).plans.push(plan)
  }
  const rests = restsByPunch(columns, momentOf)
  for (const [at, staffId] of punches.staffId.entries()) {
    const id = punches.id[at] ?? 0
    dayOf(staffId, punches.day[at] ?? 0).punches.push({
      id,
      taskId: punches.taskId[at] ?? null,
      siteId: punches.siteId[at] ?? null,
      state: punches.state[at] ?? "open",
      checkIn: momentOf(punches.checkIn[at]),
      checkOut: momentOrNull(punches.checkOut[at], momentOf),
      isEndClaimed: punches.isEndClaimed[at] ?? false,
      totalRestMinutes: punches.totalRestMinutes[at] ?? null,
      shifts: punches.shifts[at] ?? noShifts,
      halfShifts: punches.halfShifts[at] ?? noShifts,
      rests: rests.get(id) ?? noRests,
    })
  }
  const { corrected } = columns
  for (const [at, staffId] of corrected.staffId.entries()) dayOf(staffId, corrected.day[at] ?? 0).isCorrected = true
  return people
}

/** A counted day of the table, and whether the desk corrected it. */
export type TableDay = StaffDay<TablePunch, TablePlan, ListedPerson> & { readonly isCorrected: boolean }

/** Every day on which somebody was planned, punched or corrected, ascending, counted; by person. */
export const tableDays = (
  columns: MonthColumns,
  people: ReadonlyArray<ListedPerson>,
  { first, to }: { readonly first: IsoDate; readonly to: IsoDate },
  rules: CountRules,
) => {
  const midnight = dayNumber(first) * 86_400_000
  const made = daysMade(columns, (seconds) => midnight + (seconds ?? 0) * 1000)
  const all = eachDay(first, to)
  return new Map(
    people.map((person) => {
      const days = [...(made.get(person.id) ?? [])].sort(([one], [other]) => one - other)
      return [
        person.id,
        days.map(([after, { isCorrected, plans, punches }]): TableDay => {
          punches.sort((one, other) => one.checkIn - other.checkIn || one.id - other.id)
          // The contracted minutes of a day decide none of the kinds that the table shows.
          const day = all[after] ?? addDays(first, after)
          return { ...staffDayOf(person, day, plans, punches, rules, 0), isCorrected }
        }),
      ]
    }),
  )
}
