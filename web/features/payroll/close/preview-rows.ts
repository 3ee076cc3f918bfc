import { isLargeChange } from "../list/large-change.ts"
import { previewParts } from "../pay-search.ts"
import type { PayRow } from "../queries.ts"

export const previewFilters = ["all", ...previewParts] as const
export type PreviewFilter = (typeof previewFilters)[number]

const isIn: Readonly<Record<PreviewFilter, (row: PayRow) => boolean>> = {
  all: () => true,
  large: isLargeChange,
  new: ({ net, difference }) => net !== null && difference === null,
  missing: ({ net }) => net === null,
}
/** Those without figures first, then those without a month before, then by the size of the difference. */
const weightOf = ({ net, difference }: PayRow) =>
  net === null ? Number.POSITIVE_INFINITY : Math.abs(difference ?? net)

export const previewRows = (rows: ReadonlyArray<PayRow>, filter: PreviewFilter) =>
  rows.filter(isIn[filter]).toSorted((a, b) => weightOf(b) - weightOf(a) || a.userId - b.userId)

export const countsOf = (rows: ReadonlyArray<PayRow>) => ({
  all: rows.length,
  large: rows.filter(isIn.large).length,
  new: rows.filter(isIn.new).length,
  missing: rows.filter(isIn.missing).length,
})
