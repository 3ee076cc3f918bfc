import { createFileRoute } from "@tanstack/react-router"
import { NewPaperPage } from "@/features/papers/new-paper-page.tsx"
import type { NewPaperAddress } from "@/features/papers/paper-search.ts"

export const Route = createFileRoute("/_shell/create-paper")({
  validateSearch: (search: NewPaperAddress) => search,
  loaderDeps: ({ search }) => ({ corrects: search.corrects }),
  loader: async ({ deps }) => {
    const { loadNewPaper } = await import("@/features/papers/paper-queries.ts")
    await loadNewPaper(deps.corrects)
  },
  component: NewPaperPage,
})
