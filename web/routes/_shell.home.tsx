import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "@/features/customer/home-page.tsx"
import { readHomeSearch } from "@/features/customer/home-search.ts"
import { loadTexts } from "@/i18n/i18n.ts"

/** ホーム of a customer (D64). */
export const Route = createFileRoute("/_shell/home")({
  validateSearch: readHomeSearch,
  loader: () => loadTexts("customer", "calendar", "arranging", "papers"),
  component: HomePage,
})
