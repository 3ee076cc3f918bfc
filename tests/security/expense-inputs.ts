/** Inputs that succeed for the calls about expenses. */
import { expensePlaces } from "../expenses/planted-expenses.ts"

type Bodies = (id: number) => ReadonlyArray<object>
const often = Array.from({ length: 13 }, (_, n) => n + 1)
const written = { category: 1, amount: 1_340, date: "2026-11-18", note: "見本" }

export const expenseInputs: Readonly<Record<string, Bodies>> = {
  "expenses ask": (id) => [{ ...written, siteId: id }],
  "expenses update": (id) => often.map((seen) => ({ ...written, siteId: id, version: seen })),
  "expenses listFixedCosts": () => [],
  "expenses createFixedCost": (id) => [{ title: "見本", amount: 1_000, siteId: id, fromMonth: "2026-11" }],
  "expenses updateFixedCost": (id) =>
    often.map((seen) => ({ title: "見本", amount: 2_000, siteId: id, version: seen, month: "2026-11" })),
  "expenses withdraw": () => often.map((seen) => ({ version: seen })),
  "expenses decide": () => often.map((seen) => ({ version: seen, status: 1 })),
  "expenses pay": () => often.map((seen) => ({ version: seen, status: 1 })),
}
/** The request that a call is about. */
export const expensePathIds: Readonly<Record<string, (id: number) => number>> = {
  "expenses withdraw": (id) => id + expensePlaces.ownToo,
  "expenses decide": (id) => id + expensePlaces.waiting,
  "expenses pay": (id) => id + expensePlaces.approved,
}
