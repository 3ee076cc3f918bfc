/** 未払いの請求 of the company, a hundred a page. */
import { queryOptions } from "@tanstack/react-query"
import { billing } from "@/lib/billing-client.ts"
import { data, page } from "@/lib/client.ts"

const pageSize = 100
const fetchBills = (pageIndex: number) => page(billing.getBills({ query: { status: "unpaid", pageIndex, pageSize } }))
export type BillsPage = Awaited<ReturnType<typeof fetchBills>>
export type Bill = BillsPage["data"][number]

export const billsKey = ["bills"] as const
/** Asked anew each time it is opened: another tab may have paid. */
export const unpaidQuery = (pageIndex: number) =>
  queryOptions({ queryKey: [...billsKey, "unpaid", pageIndex], staleTime: 0, queryFn: () => fetchBills(pageIndex) })

/** Whether a transfer was chosen, by whom and when. */
export const chosenTransferQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...billsKey, "transfer", companyId],
    staleTime: 0,
    queryFn: () => data(billing.checkBankTransfer({ query: { companyId } })),
  })
