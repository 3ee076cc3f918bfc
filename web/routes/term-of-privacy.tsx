import { createFileRoute } from "@tanstack/react-router"
import { LegalPage } from "@/features/session/legal-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/term-of-privacy")({
  loader: () => loadTexts("legal", "session"),
  component: () => <LegalPage of="privacy" />,
})
