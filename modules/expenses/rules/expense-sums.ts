/** What requests come to, by the state they are in. */
import type { ExpenseSums } from "../contract/expense-view.ts"

export interface StateSum {
  readonly status: number
  readonly isPaid: boolean
  readonly paidYear: string | null
  readonly isListed: boolean
  readonly count: number
  readonly sum: number
}

const together = (rows: ReadonlyArray<StateSum>) => ({
  count: rows.reduce((all, { count }) => all + count, 0),
  sum: rows.reduce((all, { sum }) => all + sum, 0),
})

export const expenseSums = (rows: ReadonlyArray<StateSum>, year: string): ExpenseSums => ({
  requesting: together(rows.filter(({ status }) => status === 2)),
  approved: together(rows.filter(({ isPaid, status }) => status === 1 && !isPaid)),
  paid: together(rows.filter(({ isPaid }) => isPaid)),
  paidThisYear: together(rows.filter(({ paidYear }) => paidYear === year)),
  rejected: together(rows.filter(({ status }) => status === 3)),
})
/** Of what the filter asks for. */
export const listedSum = (rows: ReadonlyArray<StateSum>) => together(rows.filter(({ isListed }) => isListed))
