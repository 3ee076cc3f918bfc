import { createFileRoute } from "@tanstack/react-router"
import { CalendarPage } from "@/features/scheduling/calendar-page.tsx"
import { readSearch } from "@/features/scheduling/calendar-search.ts"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/calendar")({
  validateSearch: readSearch,
  loader: () => loadTexts("calendar"),
  component: CalendarPage,
})
