/**
 * What the screens ask for before they stand. A failing call is the screen's to tell, so nothing here throws for one; a
 * slow one does not hold the screen back.
 */
import type { QueryClient } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { isPhone } from "@/lib/is-phone.ts"
import type { CloseSearch, PaySearch, SlipSearch } from "./pay-search.ts"
import { checksQuery, monthQuery, rowsQuery } from "./queries.ts"
import { ownSlipsQuery, slipQuery } from "./slip-query.ts"
import { usualMonth } from "./usual-month.ts"

/** So long the page before stays; then the new one stands with what is known. */
const patienceMillis = 400
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMillis))
const soon = (...calls: ReadonlyArray<Promise<void>>) => Promise.race([Promise.all(calls), aMoment()])

export const loadPay = async (queries: QueryClient, search: PaySearch) => {
  const month = search.month ?? usualMonth()
  const calls = isPhone()
    ? [queries.prefetchQuery(ownSlipsQuery), queries.prefetchQuery(monthQuery(month))]
    : [queries.prefetchQuery(monthQuery(month)), queries.prefetchQuery(rowsQuery(month))]
  await Promise.all([loadTexts("pay", "list"), soon(...calls)])
}
export const loadSlip = async (queries: QueryClient, id: string, search: SlipSearch) => {
  await Promise.all([loadTexts("pay", "labels"), soon(queries.prefetchQuery(slipQuery(id, search)))])
}
export const loadClose = async (queries: QueryClient, search: CloseSearch) => {
  const month = search.month ?? usualMonth()
  const calls = [queries.prefetchQuery(monthQuery(month)), queries.prefetchQuery(checksQuery(month))]
  await Promise.all([loadTexts("pay", "close", "ends", "looks", "jobs", "list"), soon(...calls)])
}
