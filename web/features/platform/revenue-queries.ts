import { queryOptions } from "@tanstack/react-query"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"

/** The month so many before: "2026-11" and 11 give "2025-12". */
const monthBefore = (month: string, months: number) => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`
}

const fetchRevenue = (from: string, to: string) => data(billing.platformRevenue({ body: { from, to } }))
export type Revenue = Awaited<ReturnType<typeof fetchRevenue>>

/** So many months up to this one. */
export const revenueQuery = (to: string, months: number) =>
  queryOptions({
    queryKey: ["platform-revenue", to, months],
    staleTime: 0,
    queryFn: () => fetchRevenue(monthBefore(to, months - 1), to),
  })
