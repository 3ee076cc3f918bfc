import { createFileRoute } from "@tanstack/react-router"
import { MissingPage } from "@/features/papers/missing-page.tsx"
import type { MissingSearch } from "@/features/papers/missing-search.ts"

export const Route = createFileRoute("/_shell/paper/missing")({
  validateSearch: (search: MissingSearch) => search,
  loader: async ({ location }) => {
    const { loadMissing } = await import("@/features/papers/missing-queries.ts")
    await loadMissing(location.search)
  },
  component: MissingPage,
})
