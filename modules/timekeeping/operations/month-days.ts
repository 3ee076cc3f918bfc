/** The days of many people's months, counted from columns: only what 勤務表 shows of them. */
import { addDays, dayNumber, eachDay, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import type { PunchState } from "../codes.ts"
import type { MonthColumns } from "../repository/month-table.ts"
import { type CountRules, staffDayOf } from "./worked-days.ts"

interface TablePunch {
  readonly id: number
  readonly taskId: number | null
  readonly state: PunchState
  readonly checkIn: number
  readonly checkOut: number | null
  readonly isEndClaimed: boolean
  readonly totalRestMinutes: number | null
  readonly rests: ReadonlyArray<{ readonly startedAt: number; readonly endedAt: number | null }>
}
interface TablePlan {
  readonly taskId: number
  readonly startsAt: number
  readonly endsAt: number
  readonly leaderStaffId: number | null
}
interface DayMade {
  readonly plans: Array<TablePlan>
  readonly punches: Array<TablePunch>
}
interface ListedPerson {
  readonly id: number
  readonly role: Role
}

const momentOrNull = (seconds: number | null | undefined, momentOf: MomentOf) =>
  seconds === null ? null : momentOf(seconds)
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
    const made: DayMade = { plans: [], punches: [] }
    days.set(day, made)
    return made
  }
  const { punches, shifts } = columns
  for (const [at, taskId] of shifts.taskId.entries()) {
    const plan: TablePlan = {
      taskId,
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
      state: punches.state[at] ?? "open",
      checkIn: momentOf(punches.checkIn[at]),
      checkOut: momentOrNull(punches.checkOut[at], momentOf),
      isEndClaimed: punches.isEndClaimed[at] ?? false,
      totalRestMinutes: punches.totalRestMinutes[at] ?? null,
      rests: rests.get(id) ?? noRests,
    })
  }
  return people
}

/** Every day on which somebody was planned or punched, ascending, counted; by person. */
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
        days.map(([after, { plans, punches }]) => {
          punches.sort((one, other) => one.checkIn - other.checkIn || one.id - other.id)
          // The contracted minutes of a day decide none of the kinds that the table shows.
          return staffDayOf(person, all[after] ?? addDays(first, after), plans, punches, rules, 0)
        }),
      ]
    }),
  )
}
