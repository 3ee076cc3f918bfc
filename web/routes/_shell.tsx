import { createFileRoute, redirect } from "@tanstack/react-router"
import { PlanAlerts } from "@/features/billing/bills/plan-alerts.tsx"
import { FindAnywhere } from "@/features/palette/find-anywhere.tsx"
import { Shell } from "@/features/shell/shell.tsx"
import { PunchBar } from "@/features/timekeeping/punch-bar.tsx"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

/**
 * Every screen after signing in. A stranger who asks for none of them sees what the product is (AUTH-18); who wanted a
 * screen signs in and goes there. Its guard loads apart, because what stands here is on the
 * login page too.
 */
export const Route = createFileRoute("/_shell")({
  beforeLoad: async ({ location }) => {
    const signIn = session.signIn()
    if (signIn === undefined && location.pathname === "/") throw redirect({ to: "/landing-page", replace: true })
    // Everybody who is signed in may leave, whatever company he has or has not entered.
    if (signIn !== undefined && signIn.companyId === undefined && location.pathname === "/suspend")
      throw redirect({ to: "/own-leave", mask: { to: "/suspend", unmaskOnReload: true }, replace: true })
    if (signIn?.companyId === undefined) {
      const home =
        signIn === undefined ? undefined : await (await import("@/features/platform/enter-platform.ts")).platformHome()
      // The address is a company's page too: the platform's own stands behind it.
      if (home !== undefined && location.pathname === "/report-revenue")
        throw redirect({
          to: "/platform-revenue",
          mask: { to: "/report-revenue", unmaskOnReload: true },
          replace: true,
        })
      if (home !== undefined) throw redirect({ href: home, replace: true })
      wayBack.remember(location.href)
      throw redirect({ to: signIn === undefined ? "/login" : "/login-company" })
    }
    const { guard } = await import("@/features/shell/guard.ts")
    return guard(location.pathname)
  },
  component: () => <Shell punchBar={<PunchBar />} find={<FindAnywhere />} planAlert={<PlanAlerts />} />,
})
