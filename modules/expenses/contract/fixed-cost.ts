/** Fixed costs on the wire. */
import { Schema } from "effect"
import { Month } from "#modules/kernel/fields/day.ts"
import { Id, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword, Memo } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { fixedCostPolicy } from "../policy/fixed-cost-policy.ts"

const written = {
  title: CommonText,
  /** Of each month, before tax. */
  amount: RateYen,
  /** Whose cost it is; the company's own where there is no site. */
  siteId: Schema.optionalKey(Schema.NullOr(Id)),
  note: Schema.optionalKey(Memo),
  /** Its last month; it goes on where there is none. */
  toMonth: Schema.optionalKey(Schema.NullOr(Month)),
}
export const CreateFixedCost = Schema.Struct({ ...written, fromMonth: Month }).check(
  endsOnOrAfter("fromMonth", "toMonth"),
)
export type CreateFixedCost = typeof CreateFixedCost.Type
/** What it is from a month on; the months before stay as they were. */
export const UpdateFixedCost = Schema.Struct({ version: Version, month: Month, ...written }).check(
  endsOnOrAfter("month", "toMonth"),
)
export type UpdateFixedCost = typeof UpdateFixedCost.Type

export const ListFixedCosts = Schema.Struct({
  month: Month,
  /** In title, site or note. */
  keyword: Schema.optionalKey(Keyword),
  ...pageFields,
})
export type ListFixedCosts = typeof ListFixedCosts.Type

const text = Schema.NullOr(Schema.String)
export const FixedCostView = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  amount: Schema.Int,
  siteId: Schema.NullOr(Schema.Int),
  siteName: text,
  note: Schema.String,
  fromMonth: Schema.String,
  toMonth: text,
  version: Schema.Int,
  permissions: permissionsBy<typeof fixedCostPolicy>(),
})
export type FixedCostView = typeof FixedCostView.Type
export const FixedCostPage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(FixedCostView),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  /** Of everything that the filter lets through, beyond this page. */
  sum: Schema.Int,
  permissions: permissionsBy<typeof fixedCostPolicy>(),
  sites: Schema.Array(Schema.Struct({ id: Schema.Int, name: Schema.String })),
})
