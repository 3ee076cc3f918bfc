/** What one company pays by card, whichever company is chosen: its address names it. */
import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import type { Attempt } from "@/lib/attempt.ts"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { randomId } from "@/lib/random-id.ts"
import { type CompanySearch, namedCompany } from "./named-company.ts"

const headersOf = (companyId: number) => ({ companyId: String(companyId) })
const fetchPayment = (companyId: number) =>
  data(billing.cardPayment({ query: { companyId }, extraHeaders: headersOf(companyId) }))
export type CardPayment = Awaited<ReturnType<typeof fetchPayment>>

/** Asks the card company how the try stands: who comes back from its page sees what he did there. */
export const checkCard = (companyId: number, attempt: Attempt) =>
  data(billing.checkCard({ body: { companyId }, extraHeaders: { ...headersOf(companyId), ...attempt } }))
export const payOnPage = (companyId: number, attempt: Attempt) =>
  data(billing.buySubscription({ body: { companyId }, extraHeaders: { ...headersOf(companyId), ...attempt } }))
export const payWithCard = (companyId: number, billIds: ReadonlyArray<number>, cardId: number, attempt: Attempt) =>
  data(
    billing.payByCard({
      body: { companyId, billIds: [...billIds], cardId },
      extraHeaders: { ...headersOf(companyId), ...attempt },
    }),
  )
export const addCard = (companyId: number, attempt: Attempt) =>
  data(billing.addCard({ body: { companyId }, extraHeaders: { ...headersOf(companyId), ...attempt } }))

/** 登録済みのカード of the company that one is in. */
export const savedCardsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["card-payment", "cards", companyId],
    staleTime: 0,
    queryFn: () => data(billing.listCards({ body: { companyId } })),
  })

/** What is written down here is shown where the card company does not answer: nothing of it is wrong, it may be old. */
const fetchNow = async (companyId: number): Promise<CardPayment> => {
  const known = await fetchPayment(companyId)
  if (known.isTaken === 0) return known
  return checkCard(companyId, { "idempotency-key": randomId() }).catch(() => known)
}

/** Asked anew each time, and when one comes back to the tab: it may have been paid in another. */
export const cardPaymentQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["card-payment", companyId],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => fetchNow(companyId),
  })

export const loadCardPayment = (search: CompanySearch) =>
  Promise.all([queryClient.fetchQuery(cardPaymentQuery(namedCompany(search))), loadTexts("billing")])
