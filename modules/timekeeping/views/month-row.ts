/** One person's line of 勤務表: a cell for each day with a plan, a punch or a correction, and the sums. */
import { Result } from "effect"
import { daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { noMinutes } from "#modules/kernel/minutes.ts"
import { dayProblems, dutyStates, lookOf, workKinds } from "../codes.ts"
import type { MonthCell, MonthRow } from "../contract/views.ts"
import type { ListedPerson, TableDay } from "../operations/month-days.ts"
import { manDaysOf } from "../rules/man-days.ts"
import { nightMinutesOf, totalsOf } from "../rules/month-totals.ts"
import { isOvertimeNear } from "../rules/overtime-near.ts"
import { workKindOf } from "../rules/work-kind.ts"
import { lookedAt } from "./judged-day.ts"

interface Table {
  readonly from: IsoDate
  readonly to: IsoDate
  /** How many days were read before the period. */
  readonly before: number
  readonly law: LawBook
  readonly now: number
  readonly statutoryHolidays: ReadonlySet<IsoDate>
  /** The last day that the sums hold; null while none of the period is over. */
  readonly countedTo: IsoDate | null
  readonly cells: MonthCells
}
export interface NamedPerson extends ListedPerson {
  readonly name: string
}

type JudgedCell = Omit<MonthCell, "look">
/** One number for each kind of day: thousands are looked for, and a text of them would have to be written first. */
const keyOf = ({ duty, isCorrected, isPlanned, kind, manDays, problems }: JudgedCell) => {
  let key = manDays * 4
  key = key * dutyStates.length + dutyStates.indexOf(duty)
  key = key * (workKinds.length + 1) + (kind === null ? workKinds.length : workKinds.indexOf(kind))
  key = key * 4 + Number(isPlanned) * 2 + Number(isCorrected)
  for (const problem of dayProblems) key = key * 2 + Number(problems.includes(problem))
  return key
}
/** The kinds of days that were met: a month of 300 people has some dozens, and each is made and sent once. */
export const monthCells = () => {
  const all: Array<MonthCell> = []
  const places = new Map<number, number>()
  const placeOf = (cell: JudgedCell) => {
    const key = keyOf(cell)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, all.length)
    return all.push({ ...cell, look: lookOf(cell.problems) }) - 1
  }
  return { all, placeOf }
}
type MonthCells = ReturnType<typeof monthCells>

const cellOf = ({ law, now }: Table, of: TableDay): JudgedCell => {
  const { duty, problems } = lookedAt(law, now, of)
  const { workedMinutes } = of.counted
  const nightMinutes = () => Result.getOrElse(nightMinutesOf(law, of.worked), () => noMinutes)
  return {
    duty,
    isPlanned: of.plans.length > 0,
    isCorrected: of.isCorrected,
    manDays: manDaysOf({ workedMinutes, punches: of.punches }),
    kind: workKindOf({ workedMinutes, nightMinutes, punches: of.punches }),
    problems,
  }
}

/** `days` begin before the period, for the forty hours of its first week. */
export const monthRow = (table: Table, one: NamedPerson, days: ReadonlyArray<TableDay>): MonthRow => {
  const { countedTo, from, law, statutoryHolidays, to } = table
  const isOver = (day: IsoDate) => countedTo !== null && day <= countedTo
  const totals = totalsOf(
    law,
    statutoryHolidays,
    { from, to },
    days.filter(({ day }) => isOver(day)),
  )
  const length = daysBetween(from, to) + 1
  const cells = new Array<number>(length).fill(-1)
  const workedMinutes = new Array<number>(length).fill(0)
  let manDays = 0
  for (const of of days) {
    const at = of.after - table.before
    if (at < 0) continue
    const cell = cellOf(table, of)
    cells[at] = table.cells.placeOf(cell)
    workedMinutes[at] = of.counted.workedMinutes
    if (isOver(of.day)) manDays += cell.manDays
  }
  return {
    userId: one.id,
    name: one.name,
    roleId: roleIds[one.role],
    totals,
    isOvertimeNear: isOvertimeNear(law, to, totals.overtimeMinutes),
    manDays,
    cells,
    workedMinutes,
  }
}
