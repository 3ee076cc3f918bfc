/** One person's line of 勤務表: a cell for each day with a plan, a punch or a correction, and the sums. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { noMinutes, sumMinutes } from "#modules/kernel/minutes.ts"
import { type Look, lookOf } from "../codes.ts"
import type { MonthRow } from "../contract/views.ts"
import type { ListedPerson, TableDay } from "../operations/month-days.ts"
import { manDaysOf } from "../rules/man-days.ts"
import { nightMinutesOf, totalsOf } from "../rules/month-totals.ts"
import { isOvertimeNear } from "../rules/overtime-near.ts"
import { workKindOf } from "../rules/work-kind.ts"
import { lookedAt } from "./judged-day.ts"

interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}
interface Table extends Period {
  readonly law: LawBook
  readonly now: number
  readonly statutoryHolidays: ReadonlySet<IsoDate>
  readonly holidays: MonthRow["holidays"]
  /** The last day that the sums hold; null while none of the period is over. */
  readonly countedTo: IsoDate | null
}
export interface NamedPerson extends ListedPerson {
  readonly name: string
}

const cellOf = ({ law, now }: Table, of: TableDay): MonthRow["days"][number] => {
  const { duty, problems } = lookedAt(law, now, of)
  const { workedMinutes } = of.counted
  const nightMinutes = () => Result.getOrElse(nightMinutesOf(law, of.worked), () => noMinutes)
  return {
    day: of.day,
    duty,
    isPlanned: of.plans.length > 0,
    isCorrected: of.isCorrected,
    workedMinutes,
    manDays: manDaysOf({ workedMinutes, punches: of.punches }),
    kind: workKindOf({ workedMinutes, nightMinutes, punches: of.punches }),
    problems,
    look: lookOf(problems),
  }
}

/** `days` begin a week before the period, for the forty hours of its first week. */
export const monthRow = (table: Table, one: NamedPerson, days: ReadonlyArray<TableDay>): MonthRow => {
  const { countedTo, from, holidays, law, statutoryHolidays, to } = table
  const isOver = (day: IsoDate) => countedTo !== null && day <= countedTo
  const over = days.filter(({ day }) => isOver(day))
  const totals = totalsOf(law, statutoryHolidays, { from, to }, over)
  const cells = days.filter(({ day }) => day >= from).map((of) => cellOf(table, of))
  return {
    userId: one.id,
    name: one.name,
    roleId: roleIds[one.role],
    from,
    to,
    holidays,
    totals,
    isOvertimeNear: isOvertimeNear(law, to, totals.overtimeMinutes),
    manDays: cells.reduce((sum, { day, manDays }) => (isOver(day) ? sum + manDays : sum), 0),
    days: cells,
  }
}

/** How many days of these people need a hand, and how many are worth a look. */
export const looksOf = (rows: ReadonlyArray<MonthRow>): Readonly<Record<Look, number>> => {
  const found = rows.flatMap(({ days }) => days.map(({ look }) => look))
  const countOf = (look: Look) => found.filter((one) => one === look).length
  return { urgent: countOf("urgent"), mild: countOf("mild") }
}

/** Everybody's sums of the days that are over, and what came on each day: whoever pressed, also who is at work now. */
export const sumsOf = (rows: ReadonlyArray<MonthRow>) => {
  const came = new Map<IsoDate, { people: number; manDays: number }>()
  for (const { days } of rows)
    for (const { day, duty, manDays } of days) {
      if (duty === "before") continue
      const of = came.get(day) ?? { people: 0, manDays: 0 }
      came.set(day, { people: of.people + 1, manDays: of.manDays + manDays })
    }
  const sum = (kind: Exclude<keyof MonthRow["totals"], "days" | "noLawOn">) =>
    sumMinutes(rows.map(({ totals }) => totals[kind]))
  return {
    totals: {
      days: rows.reduce((all, { totals }) => all + totals.days, 0),
      workedMinutes: sum("workedMinutes"),
      restMinutes: sum("restMinutes"),
      regularMinutes: sum("regularMinutes"),
      overtimeMinutes: sum("overtimeMinutes"),
      nightMinutes: sum("nightMinutes"),
      holidayMinutes: sum("holidayMinutes"),
      holidayNightMinutes: sum("holidayNightMinutes"),
    },
    manDays: rows.reduce((all, { manDays }) => all + manDays, 0),
    came: [...came].map(([day, of]) => ({ day, ...of })).toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }
}
