/** What a site earned at a fixed price, on the wire. */
import { Schema } from "effect"
import { Day } from "#modules/kernel/fields/day.ts"
import { isPositive } from "#modules/kernel/fields/number.ts"
import { Id, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Memo } from "#modules/kernel/fields/text.ts"
import { ContractYen } from "#modules/kernel/fields/yen.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { reportPolicy, revenuePolicy } from "../policy.ts"

export const CreateRevenue = Schema.Struct({
  siteId: Id,
  title: CommonText,
  /** Without tax. */
  amount: ContractYen.check(isPositive),
  /** The day of the work that it is for: its month counts it. */
  date: Day,
  note: Schema.optionalKey(Memo),
})
export type CreateRevenue = typeof CreateRevenue.Type

export const DeleteRevenue = Schema.Struct({
  version: Version,
  /** Why it is taken away; it stays in the history with it. */
  reason: CommonText,
})
export type DeleteRevenue = typeof DeleteRevenue.Type

const text = Schema.NullOr(Schema.String)
export const RevenueView = Schema.Struct({
  id: Schema.Int,
  siteId: Schema.Int,
  title: Schema.String,
  amount: Schema.Int,
  date: Schema.String,
  note: Schema.String,
  /** 1 counts, 0 was taken away. */
  status: Schema.Literals([0, 1]),
  madeName: text,
  madeAt: Schema.String,
  deletedName: text,
  deletedAt: text,
  reason: text,
  version: Schema.Int,
  permissions: permissionsBy<typeof revenuePolicy>(),
})
export type RevenueView = typeof RevenueView.Type

export const RevenueList = Schema.Struct({
  rows: Schema.Array(RevenueView),
  /** Of what counts. */
  sum: Schema.Int,
  permissions: permissionsBy<typeof reportPolicy>(),
})
