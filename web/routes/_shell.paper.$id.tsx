import { createFileRoute } from "@tanstack/react-router"
import { PaperPage } from "@/features/papers/paper-page.tsx"
import type { PaperAddress } from "@/features/papers/paper-search.ts"

export const Route = createFileRoute("/_shell/paper/$id")({
  validateSearch: (search: PaperAddress) => search,
  loader: async ({ params }) => {
    const { loadPaper } = await import("@/features/papers/paper-queries.ts")
    await loadPaper(Number(params.id))
  },
  component: PaperPage,
})
