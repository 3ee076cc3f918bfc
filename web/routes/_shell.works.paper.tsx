import { createFileRoute, redirect } from "@tanstack/react-router"
import { readCostInvoice } from "@/features/papers/paper-search.ts"

/** /works/paper: the papers of a site; of one of its arrangements, with `open=1`, the invoice that is made of it (PAPER-12). */
export const Route = createFileRoute("/_shell/works/paper")({
  validateSearch: readCostInvoice,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { constructionSiteId, open, taskId } }) => {
    if (constructionSiteId === undefined) throw redirect({ to: "/paper" })
    if (open === undefined) throw redirect({ to: "/paper", search: { site: constructionSiteId } })
    const { invoiceOfArrangement } = await import("@/features/papers/cost-invoice.ts")
    throw redirect({
      to: "/create-paper",
      search: await invoiceOfArrangement(constructionSiteId, taskId),
      replace: true,
    })
  },
})
