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
import type { Plan } from "@/features/registration/registration-queries.ts"
import { may } from "@/lib/permissions.tsx"
import { askWords } from "./ask-words.ts"
import { PaymentsList } from "./payments-list.tsx"
import { NextBillCard, type Opening, PresentPlanCard, SeatsCard } from "./plan-cards.tsx"
import { companyPlanQuery } from "./plan-query.ts"
import { PlanStrips } from "./plan-strips.tsx"
import { RenewalBar } from "./renewal-bar.tsx"
import type { Ordered } from "./use-order.ts"
import { WayCard } from "./way-card.tsx"

const ChangeDialog = lazy(() => import("./change-dialog.tsx"))
const ConsultWindow = lazy(() => import("./consult-window.tsx"))
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
  const [followed, setFollowed] = useState(opens)
  // Whoever is here already is led to what a window of plan and bills offers.
  if (opens !== followed) {
    setFollowed(opens)
    setOpen(opens)
  }
  const [ordered, setOrdered] = useState<Ordered>()
  const [isPaying, setPaying] = useState(false)
  const [talked, setTalked] = useState<Plan>()
  useEffect(() => {
    if (ordered?.bill == null) return
    const timer = setTimeout(() => setPaying(true), opensAfter)
    return () => clearTimeout(timer)
  }, [ordered])
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (plan === undefined) return <Skeleton className="h-80" />
  const close = () => {
    setOpen(undefined)
    // What was opened by the address is opened by it again.
    if (opens !== undefined) void navigate({ to: "/setting", search: { tab: "plan" }, replace: true })
  }
  const done = (next: Ordered) => {
    close()
    setOrdered(next)
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-bold">{t("title")}</h2>
        <p className="text-sm text-muted-foreground">{askWords(plan, t)}</p>
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
          <EmptyState icon={Layers} title={t("none")} hint={askWords(plan, t)} />
        </Card>
      ) : (
        <div className="grid grid-cols-[1fr_1fr_1.12fr] gap-4 big-text:grid-cols-1 max-lg:grid-cols-1">
          <PresentPlanCard plan={plan} onOpen={setOpen} />
          <SeatsCard plan={plan} onOpen={setOpen} />
          {may(plan, "readPayment") && <NextBillCard plan={plan} />}
        </div>
      )}
      {may(plan, "change") && plan.paymentTerm !== null && <WayCard plan={plan} />}
      {may(plan, "readPayment") && <PaymentsList />}
      <RenewalBar plan={plan} />
      <Suspense>
        {open === "change" && may(plan, "change") && (
          <ChangeDialog
            plan={plan}
            onClose={close}
            onConsult={(plan) => {
              close()
              setTalked(plan)
            }}
            onOrdered={done}
          />
        )}
        {open === "extend" && may(plan, "extend") && plan.paymentTerm !== null && (
          <ExtendDialog plan={plan} onClose={close} onOrdered={done} />
        )}
        {talked !== undefined && <ConsultWindow plan={plan} talked={talked} onClose={() => setTalked(undefined)} />}
        {isPaying && <BillDialog onClose={() => setPaying(false)} />}
        {open === "members" && may(plan, "addMembers") && (
          <MembersDialog plan={plan} onClose={close} onOrdered={done} />
        )}
      </Suspense>
    </div>
  )
}
