import { createFileRoute } from "@tanstack/react-router"
import { LandingPage } from "@/features/session/landing-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/landing-page")({
  loader: () => loadTexts("landing", "session"),
  component: LandingPage,
})
