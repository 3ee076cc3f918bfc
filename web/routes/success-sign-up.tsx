import { createFileRoute } from "@tanstack/react-router"
import { SuccessSignUpPage } from "@/features/session/success-sign-up-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/success-sign-up")({
  loader: () => loadTexts("account", "session"),
  component: SuccessSignUpPage,
})
