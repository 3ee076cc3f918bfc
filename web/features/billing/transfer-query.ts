/** What one company transfers, whichever company is chosen: the link in the mail names it. */
import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type CompanySearch, namedCompany } from "./named-company.ts"

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

export const loadTransfer = (search: CompanySearch) =>
  Promise.all([queryClient.fetchQuery(transferQuery(namedCompany(search))), loadTexts("billing")])
