import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Layers, Repeat2 } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { BillDialog } from "@/features/billing/bills/bill-dialog.tsx"
import { may } from "@/lib/permissions.tsx"
import { PaymentsList } from "./payments-list.tsx"
import { NextBillCard, type Opening, PresentPlanCard, SeatsCard } from "./plan-cards.tsx"
import { companyPlanQuery } from "./plan-query.ts"
import { PlanStrips } from "./plan-strips.tsx"
import { RenewalBar } from "./renewal-bar.tsx"
import type { Ordered } from "./use-order.ts"

const ChangeDialog = lazy(() => import("./change-dialog.tsx"))
const ExtendDialog = lazy(() => import("./extend-dialog.tsx"))
const MembersDialog = lazy(() => import("./members-dialog.tsx"))

/** BILL-02: what is to be paid opens a second after the order, when its message was read. */
const opensAfter = 1000

/** プラン・お支払い (20d): the present plan, its seats, the next bill, what was paid; and every order, as it is permitted. */
export function PlanPanel({ opens }: { readonly opens?: Opening }) {
  const { t } = useTranslation("plan")
  const navigate = useNavigate()
  const { data: plan, error, refetch } = useQuery(companyPlanQuery)
  const [open, setOpen] = useState<Opening | undefined>(opens)
  const [ordered, setOrdered] = useState<Ordered>()
  const [isPaying, setPaying] = useState(false)
  useEffect(() => {
    if (ordered?.bill == null) return
    const timer = setTimeout(() => setPaying(true), opensAfter)
    return () => clearTimeout(timer)
  }, [ordered])
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (plan === undefined) return <Skeleton className="h-80" />
  const close = () => setOpen(undefined)
  const done = (next: Ordered) => {
    close()
    setOrdered(next)
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-bold">{t("title")}</h2>
        <p className="text-sm text-muted-foreground">{t(may(plan, "change") ? "adminOnly" : "askAdmin")}</p>
        {may(plan, "change") && (
          <Button className="ml-auto" onClick={() => setOpen("change")}>
            <Repeat2 aria-hidden="true" />
            {t("change")}
          </Button>
        )}
      </header>
      <PlanStrips plan={plan} onPay={() => setPaying(true)} />
      {plan.plan === null && !may(plan, "change") ? (
        <Card>
          <EmptyState icon={Layers} title={t("none")} hint={t("askAdmin")} />
        </Card>
      ) : (
        <div className="grid grid-cols-[1fr_1fr_1.12fr] gap-4 big-text:grid-cols-1 max-lg:grid-cols-1">
          <PresentPlanCard plan={plan} onOpen={setOpen} />
          <SeatsCard plan={plan} onOpen={setOpen} />
          {may(plan, "readPayment") && <NextBillCard plan={plan} />}
        </div>
      )}
      {may(plan, "readPayment") && <PaymentsList />}
      <RenewalBar plan={plan} />
      <Suspense>
        {open === "change" && (
          <ChangeDialog
            plan={plan}
            onClose={close}
            onConsult={() => void navigate({ to: "/contact" })}
            onOrdered={done}
          />
        )}
        {open === "extend" && <ExtendDialog plan={plan} onClose={close} onOrdered={done} />}
        {isPaying && <BillDialog onClose={() => setPaying(false)} />}
        {open === "members" && <MembersDialog plan={plan} onClose={close} onOrdered={done} />}
      </Suspense>
    </div>
  )
}
