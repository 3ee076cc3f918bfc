import { Link } from "@tanstack/react-router"
import { Clock, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { slashDate, yen } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type CompanyPlan, planKey } from "./plan-query.ts"

/** What waits for money: an order, which has no effect before; months that were used, which stop the company. */
export function PlanStrips({ plan }: { readonly plan: CompanyPlan }) {
  const { t } = useTranslation("plan")
  const { order, owed } = plan
  return (
    <>
      {owed !== null && (
        <Strip plan={plan} isUrgent isBanking={false}>
          {t("owed", {
            count: owed.bills,
            money: yen(owed.total),
            day: owed.dueOn === null ? "" : slashDate(owed.dueOn),
          })}
        </Strip>
      )}
      {order !== null && (
        <Strip plan={plan} isBanking={order.isBanking === 1}>
          {t(order.lines[0]?.kind === "members" ? "waitingMembers" : "waiting", {
            name: order.name,
            money: yen(order.money),
            day: slashDate(order.dueOn),
          })}
        </Strip>
      )}
    </>
  )
}
interface StripProps {
  readonly plan: CompanyPlan
  readonly isUrgent?: boolean
  readonly isBanking: boolean
  readonly children: React.ReactNode
}
function Strip({ plan, children, isBanking, isUrgent = false }: StripProps) {
  const { t } = useTranslation("plan")
  const { companyId, paymentMethods } = plan
  const Picture = isUrgent ? TriangleAlert : Clock
  const choose = useWrite({
    write: (_: undefined, extraHeaders) => data(billing.chooseBanking({ body: { companyId }, extraHeaders })),
    invalidates: [planKey],
  })
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-warning bg-warning-bg px-4 py-3 text-sm"
    >
      <Picture aria-hidden="true" className="size-5 shrink-0 text-warning" />
      <span className="min-w-0 flex-1">{children}</span>
      {isBanking || !paymentMethods.includes("bank") ? (
        isBanking && (
          <Link
            to="/payment-waiting"
            search={{ companyId }}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            {t("toAccount")}
          </Link>
        )
      ) : (
        <Button variant="outline" size="sm" busy={choose.isPending} onClick={() => choose.mutate(undefined)}>
          {t("payByBank")}
        </Button>
      )}
    </p>
  )
}
