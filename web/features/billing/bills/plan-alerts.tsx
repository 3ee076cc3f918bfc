import { lazy, Suspense } from "react"
import { useWorkspace } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"

/** Few are ever told anything. */
const PlanAlert = lazy(async () => {
  const [part] = await Promise.all([import("./plan-alert.tsx"), loadTexts("bills")])
  return part
})

/** What is to be said of plan and bills, wherever one is; what an unapproved company waits for its page says itself. */
export function PlanAlerts() {
  const alert = useWorkspace().gates.find(({ kind }) => kind !== "notApproved")
  if (alert === undefined) return null
  return (
    <Suspense>
      <PlanAlert key={alert.kind} alert={alert} />
    </Suspense>
  )
}
