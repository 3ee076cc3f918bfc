import { createFileRoute, redirect } from "@tanstack/react-router"
import { RegisterCompany } from "@/features/registration/register-company.tsx"
import { CompanyPicker } from "@/features/session/company-picker.tsx"
import { session } from "@/lib/session.ts"

export const Route = createFileRoute("/login-company")({
  beforeLoad: () => {
    if (session.signIn() === undefined) throw redirect({ to: "/login" })
  },
  loader: async () => {
    const { loadChoices } = await import("@/features/session/choices.ts")
    const { loadRegistrations } = await import("@/features/registration/registration-queries.ts")
    const [[choices, questions, platform], [registrations]] = await Promise.all([loadChoices(), loadRegistrations()])
    // One of the platform's own people, whom no company has or asks.
    const [first] = platform.menu
    const isOfNone = choices.length + questions.length + registrations.length === 0
    if (isOfNone && first !== undefined) throw redirect({ to: first.path })
  },
  component: () => (
    <CompanyPicker>
      <RegisterCompany />
    </CompanyPicker>
  ),
})
