import { createFileRoute } from "@tanstack/react-router"
import { PaperLinkPage } from "@/features/papers/paper-link-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/paper-link")({
  loader: () => loadTexts("letters", "papers", "session"),
  component: PaperLinkPage,
})
