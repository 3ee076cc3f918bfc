/** What the addresses of the reports say: which months, and on a site's page which figure is opened. */
import { countOf, isMonth, isText, known, typedOf } from "@/lib/address.ts"

type Given = Readonly<Record<string, unknown>>
const monthOf = (given: unknown) => (isMonth(given) ? given : undefined)

/** The rows of the table of months; the first six open what they are made of. */
export const openedParts = ["revenue", "labour", "outside", "expenses", "fixed"] as const
export type OpenedPart = (typeof openedParts)[number]

export interface ReportSearch {
  readonly q?: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort?: string | undefined
}
export const reportSearch = ({ from, q, sort, to }: Given): ReportSearch =>
  known({ q: typedOf(q), from: monthOf(from), to: monthOf(to), sort: isText(sort) ? sort : undefined })

export interface SiteReportSearch {
  readonly constructionSiteId?: number
  readonly from?: string
  readonly to?: string
  readonly month?: string
  readonly part?: OpenedPart
}
export const readSiteReport = ({ constructionSiteId, from, month, part, to }: Given): SiteReportSearch =>
  known({
    constructionSiteId: countOf(constructionSiteId),
    from: monthOf(from),
    to: monthOf(to),
    month: monthOf(month),
    part: openedParts.find((one) => one === part),
  })

export const shiftedMonth = (month: string, by: number) => {
  const [year = 0, number = 1] = month.split("-").map(Number)
  const months = year * 12 + number - 1 + by
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`
}
export const monthsOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5)) + 1

/** The months that are asked for; else so many before this one and after it. One end given, the other follows. */
export const stretchOf = (
  { from, to }: Pick<ReportSearch, "from" | "to">,
  now: string,
  usual: { readonly before: number; readonly after: number },
) => {
  const last = to ?? (from === undefined ? shiftedMonth(now, usual.after) : shiftedMonth(from, 5))
  const first = from ?? shiftedMonth(last, -usual.before - usual.after)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}
