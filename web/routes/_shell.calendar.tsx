import { createFileRoute } from "@tanstack/react-router"
import { CalendarPage } from "@/features/scheduling/calendar-page.tsx"
import { readSearch } from "@/features/scheduling/calendar-search.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { isPhone } from "@/lib/is-phone.ts"

/** The month of this screen's width comes beside the texts, not after the page that asks for it. */
const loadMonth = () =>
  isPhone() ? import("@/features/scheduling/phone-calendar.tsx") : import("@/features/scheduling/desk-calendar.tsx")

export const Route = createFileRoute("/_shell/calendar")({
  validateSearch: readSearch,
  loader: () => Promise.all([loadTexts("calendar"), loadMonth()]),
  component: CalendarPage,
})
