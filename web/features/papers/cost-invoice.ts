/** The invoice of a site, and of one of its arrangements: whom it is for, and the day that it bills. */
import { loadSite } from "@/features/scheduling/sites/load-site.ts"
import { taskQuery } from "@/features/scheduling/task/task-query.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type NewPaperAddress, readCostInvoice } from "./paper-search.ts"

const invoice = 3
export const invoiceOfArrangement = async (siteId: number, taskId: number | undefined): Promise<NewPaperAddress> => {
  const { customerId } = await loadSite(siteId)
  const customer = customerId === undefined ? {} : { partnerId: customerId }
  if (taskId === undefined) return { type: invoice, ...customer, siteId }
  const { startDate } = await queryClient.fetchQuery(taskQuery(taskId))
  return { type: invoice, ...customer, siteId, taskId, from: startDate, to: startDate }
}

/** Where the address of a site's papers leads to. */
export const costInvoiceAt = async (search: Parameters<typeof readCostInvoice>[0]) => {
  const { constructionSiteId, open, taskId } = readCostInvoice(search)
  if (constructionSiteId === undefined) return { to: "/paper" } as const
  if (open === undefined) return { to: "/paper", search: { site: constructionSiteId } } as const
  return { to: "/create-paper", search: await invoiceOfArrangement(constructionSiteId, taskId), replace: true } as const
}
