import { createFileRoute, Outlet, redirect } from "@tanstack/react-router"
import { PlatformFrame } from "@/features/platform/platform-frame.tsx"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

/** The platform's own screens: whoever is none of its people is sent to his first screen (SHELL-14). */
export const Route = createFileRoute("/_platform")({
  beforeLoad: async ({ location }) => {
    if (session.signIn() === undefined) {
      wayBack.remember(location.href)
      throw redirect({ to: "/login" })
    }
    const { enterPlatform } = await import("@/features/platform/enter-platform.ts")
    await enterPlatform()
  },
  component: () => (
    <PlatformFrame>
      <Outlet />
    </PlatformFrame>
  ),
})
