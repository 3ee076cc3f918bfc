import { createFileRoute } from "@tanstack/react-router"
import { AccountPage } from "@/features/platform/account-page.tsx"

export const Route = createFileRoute("/_platform/account/$id")({
  loader: async ({ params }) => {
    const { loadAccount } = await import("@/features/platform/account-queries.ts")
    await loadAccount(Number(params.id))
  },
  component: AccountPage,
})
