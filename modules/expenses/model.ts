/** Expenses in words. */
import { type RequestStatus, requestStatuses, wordOf } from "#modules/kernel/codes.ts"
import type { request } from "./tables.ts"

export type RequestRow = typeof request.$inferSelect

/** What the policy asks of a request. */
export interface ExpenseSubject {
  /** Who asked. */
  readonly personId: number
  readonly status: RequestStatus
  readonly isPaid: boolean
  /** A slip pays it back, or is being made that does. */
  readonly goesWithSlip: boolean
}
export const subjectOf = ({ isPaid, personId, slipMonth, status }: RequestRow): ExpenseSubject => ({
  personId,
  status: wordOf(requestStatuses, status),
  isPaid,
  goesWithSlip: slipMonth !== null,
})
