import { createFileRoute, notFound } from "@tanstack/react-router"
import { NotFoundPage } from "@/components/trouble-pages.tsx"
import { FindAnywhere } from "@/features/palette/find-anywhere.tsx"
import { Shell } from "@/features/shell/shell.tsx"
import { PunchBar } from "@/features/timekeeping/punch-bar.tsx"
import { session } from "@/lib/session.ts"

/** Any address without a screen. Whoever is signed in keeps his menu; a stranger gets the bare page. */
export const Route = createFileRoute("/$")({
  beforeLoad: async () => {
    if (session.signIn()?.companyId === undefined) throw notFound()
    const { enterFrame } = await import("@/features/shell/guard.ts")
    await enterFrame()
  },
  component: () => (
    <Shell punchBar={<PunchBar />} find={<FindAnywhere />}>
      <NotFoundPage />
    </Shell>
  ),
})
