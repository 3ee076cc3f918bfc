import { createFileRoute, redirect } from "@tanstack/react-router"
import { LoginPage } from "@/features/session/login-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { session } from "@/lib/session.ts"

export const Route = createFileRoute("/login")({
  beforeLoad: () => {
    const signIn = session.signIn()
    if (signIn !== undefined) throw redirect({ to: signIn.companyId === undefined ? "/login-company" : "/" })
  },
  loader: () => loadTexts("session"),
  component: LoginPage,
})
