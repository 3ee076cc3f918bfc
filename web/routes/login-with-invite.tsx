import { createFileRoute } from "@tanstack/react-router"
import { InvitePage } from "@/features/invited/invite-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/login-with-invite")({
  loader: () => loadTexts("invited", "trading", "account", "session", "labels", "people"),
  component: InvitePage,
})
