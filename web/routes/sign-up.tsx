import { createFileRoute } from "@tanstack/react-router"
import { InvitedSignUp } from "@/features/invited/invited-sign-up.tsx"
import { SignUpPage } from "@/features/session/sign-up-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

/** A founder's, and with an invitation's link that of partners (D70, D71). */
export const Route = createFileRoute("/sign-up")({
  loader: () => loadTexts("invited", "trading", "account", "session", "labels"),
  component: () => (location.hash === "" ? <SignUpPage of="founder" /> : <InvitedSignUp as="partner" />),
})
