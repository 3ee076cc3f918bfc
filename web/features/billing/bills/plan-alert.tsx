import { useNavigate } from "@tanstack/react-router"
import { Lock } from "lucide-react"
import { useEffect, useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { payingNow } from "@/features/session/paying-now.ts"
import { planOver } from "@/features/session/plan-over.ts"
import { session } from "@/lib/session.ts"
import type { Alert } from "./alert.ts"
import { AlertWindow } from "./alert-window.tsx"
import { BillDialog } from "./bill-dialog.tsx"
import { putOff } from "./put-off.ts"

/**
 * What is to be said of plan and bills, over every screen (PICK-08, 09, 10, BILL-09, 10, 19): which window, whether it can
 * be put away and what can be done are the server's.
 */
export default function PlanAlert({ alert }: { readonly alert: Alert }) {
  const { t } = useTranslation("bills")
  const navigate = useNavigate()
  const isRefused = useSyncExternalStore(planOver.watch, planOver.isRefused)
  const [paysFirst] = useState(() => alert.actions.includes("payNow") && payingNow.take())
  const [shown, setShown] = useState<"alert" | "bills" | "none">(() => {
    if (paysFirst) return "bills"
    return alert.closable && putOff.isSo(alert.kind) ? "none" : "alert"
  })
  useEffect(() => {
    if (isRefused) setShown("alert")
  }, [isRefused])
  const leave = () => {
    session.dropCompany()
    void navigate({ to: "/login-company" })
  }
  const putAway = () => {
    putOff.begin(alert.kind)
    // Something was refused: he goes back to the choice of companies (PICK-10).
    if (isRefused) {
      planOver.forget()
      return leave()
    }
    setShown("none")
  }
  const go = () => {
    planOver.forget()
    setShown("none")
  }
  const back = () => setShown(alert.closable ? "none" : "alert")
  return (
    <>
      {alert.kind === "planExpired" && (
        <div className="print:hidden flex min-h-11 shrink-0 items-center gap-3 border-b bg-warning-bg px-4 py-1 text-sm text-warning">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">{t("lookOnly")}</p>
          <Button size="sm" variant="outline" className="text-foreground" onClick={() => setShown("alert")}>
            {t("lookOnlyAction")}
          </Button>
        </div>
      )}
      {shown === "alert" && (
        <AlertWindow alert={alert} onPay={() => setShown("bills")} onLater={putAway} onLeave={leave} onGo={go} />
      )}
      {shown === "bills" && (
        <BillDialog
          onClose={() => {
            putOff.begin(alert.kind)
            back()
          }}
        />
      )}
    </>
  )
}
