import { Clock, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { slashDate, yen } from "@/lib/format.ts"
import type { CompanyPlan } from "./plan-query.ts"

interface PlanStripsProps {
  readonly plan: CompanyPlan
  readonly onPay: () => void
}
/** What waits for money: an order, which has no effect before; months that were used, which stop the company. */
export function PlanStrips({ plan, onPay }: PlanStripsProps) {
  const { t } = useTranslation("plan")
  const { order, owed } = plan
  return (
    <>
      {owed !== null && (
        <Strip isUrgent onPay={onPay}>
          {t("owed", {
            count: owed.bills,
            money: yen(owed.total),
            day: owed.dueOn === null ? "" : slashDate(owed.dueOn),
          })}
        </Strip>
      )}
      {plan.isConsulting === 1 && <Strip>{t("consulting")}</Strip>}
      {order !== null && (
        <Strip onPay={onPay}>
          {t(waitingWord(order), {
            name: order.name,
            // What has come in part is asked for no more.
            money: yen(order.money - order.held),
            day: slashDate(order.dueOn),
          })}
        </Strip>
      )}
    </>
  )
}
const waitingWord = ({ purpose }: NonNullable<CompanyPlan["order"]>) => {
  if (purpose === "members") return "waitingMembers"
  return purpose === "extend" ? "waitingExtend" : "waiting"
}
interface StripProps {
  readonly isUrgent?: boolean
  /** Absent where nothing is to be paid. */
  readonly onPay?: () => void
  readonly children: React.ReactNode
}
function Strip({ children, isUrgent = false, onPay }: StripProps) {
  const { t } = useTranslation("plan")
  const Picture = isUrgent ? TriangleAlert : Clock
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-warning bg-warning-bg px-4 py-3 text-sm"
    >
      <Picture aria-hidden="true" className="size-5 shrink-0 text-warning" />
      <span className="min-w-0 flex-1">{children}</span>
      {onPay !== undefined && (
        <Button variant="outline" size="sm" onClick={onPay}>
          {t("pay")}
        </Button>
      )}
    </p>
  )
}
