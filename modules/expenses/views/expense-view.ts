/** A request's row → what is shown. */
import type { Actor } from "#modules/kernel/actor.ts"
import { flags } from "#modules/kernel/codes.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import type { ExpenseView } from "../contract/expense-view.ts"
import { type RequestRow, subjectOf } from "../model.ts"
import { expensePolicy } from "../policy.ts"

export interface Beside {
  readonly files: ExpenseView["files"]
  readonly sameReceipts: ExpenseView["sameReceipts"]
  readonly decidedName: string | null
}

export const expenseView = (
  row: RequestRow,
  actor: Actor,
  { decidedName, files, sameReceipts }: Beside,
): ExpenseView => ({
  id: row.id,
  userId: row.staffId,
  name: row.staffName,
  category: row.category,
  amount: row.amount,
  date: row.spentOn,
  siteId: row.siteId,
  siteName: row.siteName,
  note: row.note,
  files,
  sameReceipts,
  status: row.status,
  askedAt: row.askedAt,
  decidedName,
  decidedAt: row.decidedAt,
  reason: row.reason,
  paymentStatus: row.isPaid ? flags.on : flags.off,
  paidOn: row.paidOn,
  version: row.version,
  permissions: permissionsOn(expensePolicy, actor, subjectOf(row)),
})
