import { createFileRoute } from "@tanstack/react-router"
import { ActivationPage } from "@/features/session/activation-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/active-email")({
  loader: () => loadTexts("account", "session"),
  component: ActivationPage,
})
