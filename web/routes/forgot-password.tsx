import { createFileRoute } from "@tanstack/react-router"
import { NewPasswordPage } from "@/features/session/new-password-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/forgot-password")({
  loader: () => loadTexts("account", "session"),
  component: NewPasswordPage,
})
