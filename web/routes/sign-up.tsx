import { createFileRoute } from "@tanstack/react-router"
import { InvitedSignUp } from "@/features/invited/invited-sign-up.tsx"
import { SignUpPage } from "@/features/session/sign-up-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

const isInvited = () => location.hash !== ""

/** A founder's, and with an invitation's link that of partners (D70, D71). */
export const Route = createFileRoute("/sign-up")({
  loader: () =>
    loadTexts(
      "trading",
      "account",
      "session",
      "labels",
      ...(isInvited() ? (["invited", "form", "people"] as const) : []),
    ),
  component: () => (isInvited() ? <InvitedSignUp /> : <SignUpPage of="founder" />),
})
