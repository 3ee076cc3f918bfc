import { createFileRoute } from "@tanstack/react-router"
import { InvitePage } from "@/features/invitation/invite-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/login-with-invite")({
  loader: () => loadTexts("invitation", "account", "session", "labels"),
  component: InvitePage,
})
