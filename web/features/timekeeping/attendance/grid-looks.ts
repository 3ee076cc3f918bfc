/** The frozen parts of the month's grid: the name left, the sums right, each as far from the edge as those behind it are wide. */
import type { CellKind } from "./attendance-search.ts"
import type { MonthRow } from "./month-rows.ts"

/** In quarters of a rem. */
const widths = { name: 35, sums: 71, marks: 6, hours: 12, manDays: 6 } as const

/** The least width at which every day can be read; wider, the days share what is left. */
export const leastWidth = (days: number, cells: CellKind) =>
  `${(widths.name + widths.sums + days * widths[cells]) / 4}rem`

export const headLooks = "border-b border-border px-0.5 py-1 text-center text-2xs font-medium whitespace-nowrap"
export const stickyName = "sticky left-0 w-35 border-r px-3 print:static print:w-auto print:px-1"
/** A cell that is brought into sight stands clear of the frozen parts. */
export const clearOfFrozen = "scroll-mt-12 scroll-mr-71 scroll-mb-10 scroll-ml-35 big-text:scroll-mr-40"

interface SumColumn {
  readonly word: "days" | "worked" | "rest" | "overtime" | "night" | "holiday"
  readonly kind: Exclude<keyof MonthRow["totals"], "noLawOn">
  /** Of its column: the head's first row stands over all of them. */
  readonly width: string
  readonly looks: string
}
/** In large text the first three stay in sight, the others would cover the days; rest stands on paper only. */
export const sumsOnScreen = 5
export const sumColumns: ReadonlyArray<SumColumn> = [
  { word: "days", kind: "days", width: "w-11", looks: "sticky right-57 border-l big-text:right-29" },
  { word: "worked", kind: "workedMinutes", width: "w-15", looks: "sticky right-42 big-text:right-14" },
  { word: "rest", kind: "restMinutes", width: "hidden print:table-column", looks: "hidden print:table-cell" },
  { word: "overtime", kind: "overtimeMinutes", width: "w-14", looks: "sticky right-28 big-text:right-0" },
  { word: "night", kind: "nightMinutes", width: "w-14", looks: "sticky right-14 big-text:static" },
  { word: "holiday", kind: "holidayMinutes", width: "w-14", looks: "sticky right-0 big-text:static" },
]
/** 人工 to the halves that people count in, to quarters where a half shift makes some. */
export const manDaysText = (manDays: number) => manDays.toFixed(Number.isInteger(manDays * 2) ? 1 : 2)

export const sumCell = "tnum px-1 text-right text-xs print:static print:text-[0.4375rem]"
