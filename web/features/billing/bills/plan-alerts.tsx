import { lazy, Suspense, useState } from "react"
import { useWorkspace } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"

/** Few are ever told anything. */
const PlanAlert = lazy(async () => {
  const [part] = await Promise.all([import("./plan-alert.tsx"), loadTexts("bills")])
  return part
})
const SettledWindow = lazy(() => import("./settled-window.tsx"))

/** What is to be said of plan and bills, wherever one is; what an unapproved company waits for its page says itself. */
export function PlanAlerts() {
  const alert = useWorkspace().gates.find(({ kind }) => kind !== "notApproved")
  const [owed, setOwed] = useState(false)
  if (alert !== undefined && alert.amount > 0 && !owed) setOwed(true)
  if (alert === undefined && !owed) return null
  return (
    <Suspense>
      {alert === undefined ? (
        <SettledWindow onClose={() => setOwed(false)} />
      ) : (
        <PlanAlert key={alert.kind} alert={alert} />
      )}
    </Suspense>
  )
}
