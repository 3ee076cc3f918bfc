/** What one company transfers, whichever company is chosen: the link in the mail names it. */
import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { countOf } from "@/lib/address.ts"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"

export interface TransferSearch {
  readonly companyId?: number | undefined
}
/** Read by the page itself: what stands in its route is on the login page too. */
export const companyOf = ({ companyId }: TransferSearch) => countOf(companyId) ?? 0

const fetchTransfer = (companyId: number) =>
  data(billing.checkBankTransfer({ query: { companyId }, extraHeaders: { companyId: String(companyId) } }))
export type Transfer = Awaited<ReturnType<typeof fetchTransfer>>

/** Asked anew each time: the money may have come. */
export const transferQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["transfer", companyId],
    staleTime: 0,
    queryFn: () => fetchTransfer(companyId),
  })

export const loadTransfer = (search: TransferSearch) =>
  Promise.all([queryClient.fetchQuery(transferQuery(companyOf(search))), loadTexts("billing")])
