/** Inputs that succeed for the calls about revenue. */
type Bodies = (id: number) => ReadonlyArray<object>
const often = Array.from({ length: 13 }, (_, n) => n + 1)

export const revenueInputs: Readonly<Record<string, Bodies>> = {
  "reports costRevenue": () => [{ from: "2026-10", to: "2026-12" }],
  "reports report": () => [{ from: "2026-10", to: "2026-12" }],
  "reports takeJournal": () => [{ month: "2026-11", product: "yayoi", scope: "all", isAgain: 1 }],
  "reports createRevenue": (id) => [{ siteId: id, title: "見本", amount: 300_000, date: "2026-11-18" }],
  "reports deleteRevenue": () => often.map((seen) => ({ version: seen, reason: "二重に入れたため" })),
}
/** The row that is taken away stands beside the first, which others list. */
export const revenuePathIds: Readonly<Record<string, (id: number) => number>> = {
  "reports deleteRevenue": (id) => id + 1,
}
