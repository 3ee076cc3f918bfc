/** The days of many people's months, counted from columns: only what 勤務表 shows of them. */
import { dayNumber, eachDay, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import type { PunchState } from "../codes.ts"
import type { BesidePunches, Pressed, Unusual } from "../repository/month-table.ts"
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
  plans: ReadonlyArray<TablePlan>
  punches: ReadonlyArray<TablePunch>
  isCorrected: boolean
}
export interface ListedPerson {
  readonly id: number
  readonly role: Role
}

const noRows: ReadonlyArray<number> = []
const noShifts: ReadonlyArray<number> = []
const noRests: TablePunch["rests"] = []
const noPlans: ReadonlyArray<TablePlan> = []
const noPunches: ReadonlyArray<TablePunch> = []
const inOrder = (one: TablePunch, other: TablePunch) => one.checkIn - other.checkIn || one.id - other.id
/** Most days have one: an array that is pushed to has room for seventeen, and thousands of them are made. */
const withOne = <A>(some: ReadonlyArray<A>, one: A): ReadonlyArray<A> => (some.length === 0 ? [one] : [...some, one])
const usual: Omit<Unusual, "id"> = {
  state: "closed",
  isEndClaimed: false,
  totalRestMinutes: null,
  halfShifts: noShifts,
}

type Rows = Map<number, Array<number>>
const noted = (rows: Rows, key: number, at: number) => {
  const known = rows.get(key)
  if (known === undefined) rows.set(key, [at])
  else known.push(at)
}
/** In which rows each key stands. */
const rowsBy = (keys: ReadonlyArray<number>): Rows => {
  const rows: Rows = new Map()
  for (const [at, key] of keys.entries()) noted(rows, key, at)
  return rows
}
/** On which shifts each of them is. */
const shiftsBy = (staffIds: ReadonlyArray<ReadonlyArray<number>>): Rows => {
  const rows: Rows = new Map()
  for (const [at, some] of staffIds.entries()) for (const staffId of some) noted(rows, staffId, at)
  return rows
}

/** Rows of the columns as what they are of. */
const readersOf = ({ rests, shifts }: BesidePunches, first: IsoDate) => {
  const midnight = dayNumber(first) * 86_400_000
  const momentOf = (seconds: number | undefined) => midnight + (seconds ?? 0) * 1000
  const momentOrNull = (seconds: number | null | undefined) => (seconds == null ? null : momentOf(seconds))
  const restsOf = rowsBy(rests.punchId)
  const restAt = (at: number) => ({
    startedAt: momentOf(rests.startedAt[at]),
    endedAt: momentOrNull(rests.endedAt[at]),
  })
  const restsOfPunch = (id: number): TablePunch["rests"] =>
    restsOf
      .get(id)
      ?.map(restAt)
      .sort((one, other) => one.startedAt - other.startedAt) ?? noRests
  return {
    planAt: (at: number): TablePlan => ({
      taskId: shifts.taskId[at] ?? 0,
      siteId: shifts.siteId[at] ?? 0,
      startsAt: momentOf(shifts.startsAt[at]),
      endsAt: momentOf(shifts.endsAt[at]),
      leaderStaffId: shifts.leaderStaffId[at] ?? null,
    }),
    punchAt: (pressed: Pressed, id: number, at: number): TablePunch => {
      const { halfShifts, isEndClaimed, state, totalRestMinutes } =
        pressed.unusual.find((one) => one.id === id) ?? usual
      return {
        id,
        taskId: pressed.taskId[at] ?? null,
        siteId: pressed.siteId[at] ?? null,
        checkIn: momentOf(pressed.checkIn[at]),
        checkOut: momentOrNull(pressed.checkOut[at]),
        shifts: pressed.shifts[at] ?? noShifts,
        isEndClaimed,
        state,
        totalRestMinutes,
        halfShifts,
        rests: restsOfPunch(id),
      }
    },
  }
}

/** A counted day of the table. */
export interface TableDay extends StaffDay<TablePunch, TablePlan, ListedPerson> {
  /** Days after the first of those that were read. */
  readonly after: number
  /** The desk corrected it. */
  readonly isCorrected: boolean
}

/**
 * Every day on which somebody was planned, punched or corrected, ascending, counted. Of one person at a time: what is made
 * of a month of 300 people at once costs more to keep than to count.
 */
export const tableDays = (
  beside: BesidePunches,
  { first, to }: { readonly first: IsoDate; readonly to: IsoDate },
  rules: CountRules,
) => {
  const { planAt, punchAt } = readersOf(beside, first)
  const { corrected, shifts } = beside
  const [shiftsOf, correctedOf] = [shiftsBy(shifts.staffIds), rowsBy(corrected.staffId)]
  const all = eachDay(first, to)
  const madeOf = (staffId: number, pressed: Pressed) => {
    const days = all.map((): DayMade | undefined => undefined)
    const dayAt = (after = 0) => {
      const made = days[after] ?? { plans: noPlans, punches: noPunches, isCorrected: false }
      days[after] = made
      return made
    }
    for (const at of shiftsOf.get(staffId) ?? noRows) {
      const made = dayAt(shifts.day[at])
      made.plans = withOne(made.plans, planAt(at))
    }
    for (const [at, id] of pressed.id.entries()) {
      const made = dayAt(pressed.day[at])
      made.punches = withOne(made.punches, punchAt(pressed, id, at))
    }
    for (const at of correctedOf.get(staffId) ?? noRows) dayAt(corrected.day[at]).isCorrected = true
    return days
  }
  return (person: ListedPerson, pressed: Pressed): ReadonlyArray<TableDay> =>
    madeOf(person.id, pressed).flatMap((made, after): ReadonlyArray<TableDay> => {
      const day = all[after]
      if (made === undefined || day === undefined) return []
      const { isCorrected, plans } = made
      const punches = made.punches.length > 1 ? made.punches.toSorted(inOrder) : made.punches
      // The contracted minutes of a day decide none of the kinds that the table shows.
      return [{ ...staffDayOf(person, day, plans, punches, rules, 0), after, isCorrected }]
    })
}
