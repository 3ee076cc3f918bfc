import { createFileRoute } from "@tanstack/react-router"
import { InvitedSignUp } from "@/features/invited/invited-sign-up.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/sign-up-staff")({
  loader: () => loadTexts("invited", "trading", "account", "session", "labels", "form", "people"),
  component: () => <InvitedSignUp />,
})
