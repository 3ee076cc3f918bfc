/** What 勤務表 tells of everybody at once: how many days need a hand, the sums, and what came on each day. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { sumMinutes } from "#modules/kernel/minutes.ts"
import type { Look } from "../codes.ts"
import type { MonthCell, MonthRow } from "../contract/views.ts"

/** How many days of these people need a hand, and how many are worth a look. */
export const looksOf = (cells: ReadonlyArray<MonthCell>, rows: ReadonlyArray<MonthRow>): Record<Look, number> => {
  const counts = { urgent: 0, mild: 0 }
  for (const row of rows)
    for (const at of row.cells) {
      const look = cells[at]?.look ?? null
      if (look !== null) counts[look] += 1
    }
  return counts
}

/** The rows with such a day. */
export const rowsWith = (look: Look, cells: ReadonlyArray<MonthCell>, rows: ReadonlyArray<MonthRow>) =>
  rows.filter((row) => row.cells.some((at) => cells[at]?.look === look))

/** Whoever pressed on each day, also who is at work now. */
const cameOf = (cells: ReadonlyArray<MonthCell>, rows: ReadonlyArray<MonthRow>, from: IsoDate) => {
  const days: Array<{ day: IsoDate; people: number; manDays: number }> = []
  for (const row of rows)
    for (const [after, at] of row.cells.entries()) {
      const cell = cells[at]
      if (cell === undefined || cell.duty === "before") continue
      const of = days[after] ?? { day: addDays(from, after), people: 0, manDays: 0 }
      of.people += 1
      of.manDays += cell.manDays
      days[after] = of
    }
  return days.flat()
}

/** Everybody's sums of the days that are over, and what came on each day. */
export const sumsOf = (cells: ReadonlyArray<MonthCell>, rows: ReadonlyArray<MonthRow>, from: IsoDate) => {
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
    came: cameOf(cells, rows, from),
  }
}
