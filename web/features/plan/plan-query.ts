/** What the company has of its plan, what an order would come to, and what was paid. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { billing } from "@/lib/billing-client.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"

export const companyIdNow = () => session.signIn()?.companyId ?? 0

const fetchPlan = () => data(billing.companyPlan({ params: { id: companyIdNow() }, body: {} }))
export type CompanyPlan = Awaited<ReturnType<typeof fetchPlan>>
export type Quote = NonNullable<CompanyPlan["nextBill"]>
export type QuoteLine = Quote["lines"][number]

export const planKey = ["company-plan"] as const
export const companyPlanQuery = queryOptions({ queryKey: [...planKey, "now"], queryFn: fetchPlan })

export interface Asked {
  readonly subscriptionId?: number
  readonly subscriptionOptionId?: number | null
  readonly paymentTerm?: "PAY_LATER" | "PREPAYMENT"
  readonly totalUser?: number
  readonly campaignCode?: string | null
}
const fetchPrice = (asked: Asked) => data(billing.askPrice({ params: { id: companyIdNow() }, body: asked }))
export type OrderPrice = Awaited<ReturnType<typeof fetchPrice>>

/** Counted by the server alone; the figure before stays while another is asked for. */
export const orderPriceQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...planKey, "price", asked],
    placeholderData: keepPreviousData,
    queryFn: () => fetchPrice(asked),
  })

const fetchPayments = (year: number | undefined, asked: { pageIndex: number; pageSize: number }, signal: AbortSignal) =>
  page(billing.listPayments({ body: { ...(year === undefined ? {} : { year }), ...asked }, fetchOptions: { signal } }))
type PaymentPage = Awaited<ReturnType<typeof fetchPayments>>
export type Payment = PaymentPage["data"][number]
export const paymentRows = (year: number | undefined) =>
  pagedRows<Payment, PaymentPage>([...planKey, "payments", year ?? "all"], (asked, signal) =>
    fetchPayments(year, asked, signal),
  )

export const loadPlan = () =>
  Promise.all([queryClient.ensureQueryData(companyPlanQuery), loadTexts("plan", "list", "registration", "billing")])
