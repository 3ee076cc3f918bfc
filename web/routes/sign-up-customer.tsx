import { createFileRoute } from "@tanstack/react-router"
import { SignUpPage } from "@/features/session/sign-up-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/sign-up-customer")({
  loader: () => loadTexts("account", "session"),
  component: () => <SignUpPage of="customer" />,
})
