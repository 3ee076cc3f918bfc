import { createFileRoute } from "@tanstack/react-router"
import { MatchPage } from "@/features/papers/match-page.tsx"

export const Route = createFileRoute("/_shell/paper/match/$id")({
  loader: async ({ params }) => {
    const { loadMatch } = await import("@/features/papers/match-queries.ts")
    await loadMatch(Number(params.id))
  },
  component: MatchPage,
})
