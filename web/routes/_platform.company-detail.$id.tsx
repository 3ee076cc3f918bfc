import { createFileRoute } from "@tanstack/react-router"
import { CompanyPage } from "@/features/platform/company-page.tsx"

export const Route = createFileRoute("/_platform/company-detail/$id")({
  loader: async ({ params }) => {
    const { loadCompany } = await import("@/features/platform/platform-queries.ts")
    await loadCompany(Number(params.id))
  },
  component: CompanyPage,
})
