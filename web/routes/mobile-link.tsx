import { createFileRoute } from "@tanstack/react-router"
import { MobileLinkPage } from "@/features/session/mobile-link-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/mobile-link")({
  loader: () => loadTexts("mobile", "session"),
  component: MobileLinkPage,
})
