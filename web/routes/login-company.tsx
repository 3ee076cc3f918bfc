import { createFileRoute, redirect } from "@tanstack/react-router"
import { CompanyPicker } from "@/features/session/company-picker.tsx"
import { session } from "@/lib/session.ts"

export const Route = createFileRoute("/login-company")({
  beforeLoad: () => {
    if (session.signIn() === undefined) throw redirect({ to: "/login" })
  },
  loader: async () => {
    const { loadChoices } = await import("@/features/session/choices.ts")
    await loadChoices()
  },
  component: CompanyPicker,
})
