import { createFileRoute, redirect } from "@tanstack/react-router"
import { CompanyPage } from "@/features/platform/company-page.tsx"
import { session } from "@/lib/session.ts"

export const Route = createFileRoute("/company-detail/$id")({
  beforeLoad: () => {
    if (session.signIn() === undefined) throw redirect({ to: "/login" })
  },
  loader: async ({ params }) => {
    const { loadCompany } = await import("@/features/platform/platform-queries.ts")
    await loadCompany(Number(params.id))
  },
  component: CompanyPage,
})
