import { createFileRoute, redirect } from "@tanstack/react-router"
import type { CostInvoice } from "@/features/papers/paper-search.ts"

/** /works/paper: the papers of a site; of one of its arrangements, with `open=1`, the invoice that is made of it (PAPER-12). */
export const Route = createFileRoute("/_shell/works/paper")({
  validateSearch: (search: CostInvoice) => search,
  loader: async ({ location }) => {
    const { costInvoiceAt } = await import("@/features/papers/cost-invoice.ts")
    throw redirect(await costInvoiceAt(location.search))
  },
})
