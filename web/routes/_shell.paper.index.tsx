import { createFileRoute } from "@tanstack/react-router"
import { PaperListPage } from "@/features/papers/paper-list-page.tsx"
import type { PaperSearch } from "@/features/papers/paper-search.ts"

export const Route = createFileRoute("/_shell/paper/")({
  validateSearch: (search: PaperSearch) => search,
  loader: async ({ location }) => {
    const { loadPapers } = await import("@/features/papers/paper-queries.ts")
    await loadPapers(location.search)
  },
  component: PaperListPage,
})
