import { Ban, RotateCcw } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type CompanyPlan, planKey } from "./plan-query.ts"

/** 更新を止める (BILL-18): says until when it can be used and what is lost after that, and takes it up again. */
export function RenewalBar({ plan }: { readonly plan: CompanyPlan }) {
  const { t } = useTranslation("plan")
  const { longDay } = useFormat()
  const [asks, setAsks] = useState(false)
  const { companyId, expiredAt, isRenewing, lastDayIfEnded, order, version } = plan
  const renew = useWrite({
    write: (isRenewing: 0 | 1, extraHeaders) =>
      data(billing.endRenewal({ body: { companyId, isRenewing, version }, extraHeaders })),
    invalidates: [planKey],
    done: (now: CompanyPlan) => t(now.isRenewing === 1 ? "resumeDone" : "stopDone"),
    onDone: () => setAsks(false),
  })
  if (!may(plan, "endRenewal") || lastDayIfEnded === null) return null
  const isOn = isRenewing === 1
  const day = longDay(isOn ? lastDayIfEnded : (expiredAt ?? lastDayIfEnded))
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border bg-muted px-4 py-3 text-sm">
      <Ban aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1">{t(isOn ? "stopNote" : "stopped", { day })}</p>
      {isOn ? (
        <Button variant="outline" className="text-danger" onClick={() => setAsks(true)}>
          {t("stop")}
        </Button>
      ) : (
        <Button variant="outline" busy={renew.isPending} onClick={() => renew.mutate(1)}>
          <RotateCcw aria-hidden="true" />
          {t("resume")}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t("stopTitle")}
        losses={[
          t("stopLoss.day", { day }),
          ...(order === null ? [] : [t("stopLoss.order")]),
          t("stopLoss.members"),
          t("stopLoss.stays"),
        ]}
        action={t("stop")}
        destructive
        busy={renew.isPending}
        onConfirm={() => renew.mutate(0)}
      />
    </div>
  )
}
