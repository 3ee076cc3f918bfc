import { createFileRoute } from "@tanstack/react-router"
import { SlotsPage } from "@/features/slots/slots-page.tsx"
import { readSlotsSearch } from "@/features/slots/slots-search.ts"
import { loadTexts } from "@/i18n/i18n.ts"

/** 枠: a vendor's own page (D81). */
export const Route = createFileRoute("/_shell/slots")({
  validateSearch: readSlotsSearch,
  loader: () => loadTexts("slots", "calendar", "arranging"),
  component: SlotsPage,
})
