/** Expenses as they are shown. */
import { Schema } from "effect"
import { UploadedFile } from "#modules/files/contract.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { expenseListPolicy, expensePolicy } from "../policy.ts"

const text = Schema.NullOr(Schema.String)
export const ExpenseView = Schema.Struct({
  id: Schema.Int,
  userId: Schema.Int,
  name: Schema.String,
  category: Schema.Int,
  amount: Schema.Int,
  date: Schema.String,
  siteId: Schema.NullOr(Schema.Int),
  siteName: text,
  note: Schema.String,
  files: Schema.Array(UploadedFile),
  /** Other requests that stand and have one of these receipts, to the byte; of those that he may see. */
  sameReceipts: Schema.Array(Schema.Int),
  status: Schema.Int,
  askedAt: Schema.String,
  decidedName: text,
  decidedAt: text,
  reason: text,
  paymentStatus: Schema.Int,
  paidOn: text,
  version: Schema.Int,
  permissions: permissionsBy<typeof expensePolicy>(),
})
export type ExpenseView = typeof ExpenseView.Type

const Sum = Schema.Struct({ count: Schema.Int, sum: Schema.Int })
export const ExpenseSums = Schema.Struct({
  requesting: Sum,
  /** Approved, and not paid yet. */
  approved: Sum,
  paid: Sum,
  /** Of those, what was paid in this year. */
  paidThisYear: Sum,
  rejected: Sum,
})
export type ExpenseSums = typeof ExpenseSums.Type

export const ExpensePage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(ExpenseView),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  /** Of everything that the filter lets through, beyond this page. */
  sum: Schema.Int,
  /** By state, whatever states the filter asks for. */
  sums: ExpenseSums,
  permissions: permissionsBy<typeof expenseListPolicy>(),
  /** The sites that he may name: those where he is or was at work, today's first; the management any that runs. */
  sites: Schema.Array(Schema.Struct({ id: Schema.Int, name: Schema.String })),
  /** Who asks: the own record; null for whoever has none. */
  userId: Schema.NullOr(Schema.Int),
})
