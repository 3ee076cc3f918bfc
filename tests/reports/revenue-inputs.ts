/** Inputs that succeed for the calls about revenue. */
import { accountKeys } from "#modules/reports/codes.ts"

type Bodies = (id: number) => ReadonlyArray<object>
const often = Array.from({ length: 13 }, (_, n) => n + 1)

const ownNames = Object.fromEntries(accountKeys.map((key) => [key, key === "outsourcing" ? "外注加工費" : ""]))

export const revenueInputs: Readonly<Record<string, Bodies>> = {
  "reports costRevenue": () => [{ from: "2026-10", to: "2026-12" }],
  "reports report": () => [{ from: "2026-10", to: "2026-12" }],
  "reports takeJournal": () => [{ month: "2026-11", product: "yayoi", scope: "all", isAgain: 1 }],
  "reports nameAccounts": () => [0, ...often].map((version) => ({ product: "yayoi", version, names: ownNames })),
  "reports createRevenue": (id) => [{ siteId: id, title: "見本", amount: 300_000, date: "2026-11-18" }],
  "reports deleteRevenue": () => often.map((seen) => ({ version: seen, reason: "二重に入れたため" })),
}
/** The row that is taken away stands beside the first, which others list. */
export const revenuePathIds: Readonly<Record<string, (id: number) => number>> = {
  "reports deleteRevenue": (id) => id + 1,
}
