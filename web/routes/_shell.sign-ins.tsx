import { createFileRoute } from "@tanstack/react-router"
import { SignInsPage } from "@/features/account/sign-ins-page.tsx"

export const Route = createFileRoute("/_shell/sign-ins")({
  loader: async () => {
    const { loadSignIns } = await import("@/features/account/sign-ins-query.ts")
    await loadSignIns()
  },
  component: SignInsPage,
})
