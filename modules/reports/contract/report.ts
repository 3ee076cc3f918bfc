/** Revenue, cost and profit on the wire. */
import { Schema } from "effect"
import { Month } from "#modules/kernel/fields/day.ts"
import { pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { labourTellings, parts, sourceKinds } from "../codes.ts"
import type { reportPolicy } from "../policy.ts"

const stretch = { from: Month, to: Month }
/** Of one site; at most sixty months. */
export const AskCostRevenue = Schema.Struct(stretch).check(endsOnOrAfter("from", "to"))
export type AskCostRevenue = typeof AskCostRevenue.Type
export const AskReport = Schema.Struct({
  ...stretch,
  /** In the names of site and customer. */
  keyword: Schema.optionalKey(Keyword),
  ...pageFields,
}).check(endsOnOrAfter("from", "to"))
export type AskReport = typeof AskReport.Type

const sums = {
  /** Invoices in force, without tax. */
  papers: Schema.Int,
  /** Worked by the customer's price, and on no invoice in force. */
  unbilled: Schema.Int,
  fixedPrice: Schema.Int,
  labour: Schema.Int,
  outside: Schema.Int,
  expenses: Schema.Int,
  fixed: Schema.Int,
  revenue: Schema.Int,
  cost: Schema.Int,
  profit: Schema.Int,
  /** Profit in tenths of a percent of revenue; null without revenue. */
  rate: Schema.NullOr(Schema.Int),
}
const figures = {
  ...sums,
  planned: Schema.Struct(sums),
  /** Estimates by presses, or papers that wait, are among the actual amounts. */
  isOpen: Schema.Boolean,
  /** "pooled": labour of fewer than three people stands with the company's own; "withheld": the company has no three. */
  labourTelling: Schema.Literals(labourTellings),
}
export const FiguresView = Schema.Struct(figures)
const MonthView = Schema.Struct({ month: Schema.String, ...figures })
export type MonthView = typeof MonthView.Type

const name = Schema.NullOr(Schema.String)
export const SourceView = Schema.Struct({
  part: Schema.Literals(parts),
  kind: Schema.Literals(sourceKinds),
  id: Schema.NullOr(Schema.Int),
  name,
  party: name,
  amount: Schema.Int,
  count: Schema.Finite,
  isPlanned: Schema.Boolean,
  isSettled: Schema.Boolean,
})
export type SourceView = typeof SourceView.Type

export const CostRevenueView = Schema.Struct({
  siteId: Schema.Int,
  siteName: Schema.String,
  isFixedPrice: Schema.Boolean,
  /** Of the stretch. */
  total: FiguresView,
  months: Schema.Array(Schema.Struct({ month: Schema.String, ...figures, sources: Schema.Array(SourceView) })),
  permissions: permissionsBy<typeof reportPolicy>(),
})

export const ReportRow = Schema.Struct({
  /** Null is the company itself: what belongs to no site. */
  siteId: Schema.NullOr(Schema.Int),
  siteName: name,
  siteKana: name,
  customerName: name,
  ...figures,
})
export type ReportRow = typeof ReportRow.Type
export const ReportPage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(ReportRow),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  /** Of everything that the filter lets through, beyond this page. */
  total: FiguresView,
  months: Schema.Array(MonthView),
  permissions: permissionsBy<typeof reportPolicy>(),
})
