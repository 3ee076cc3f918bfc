import { useQuery } from "@tanstack/react-query"
import { Users } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { BillDialog } from "@/features/billing/bills/bill-dialog.tsx"
import { PlanLink } from "@/features/billing/bills/plan-link.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { may } from "@/lib/permissions.tsx"
import { askWords } from "./ask-words.ts"
import { SeatsCard } from "./plan-cards.tsx"
import { companyPlanQuery } from "./plan-query.ts"
import { PlanStrips } from "./plan-strips.tsx"

const MembersDialog = lazy(() => import("./members-dialog.tsx"))

/** Partners have no part in the company's plan: there is nothing to try again. */
const isNotTheirs = (error: unknown) => error instanceof ApiError && error.status === 403

/** 席を増やす (/buymore, BILL-08): how many seats are taken, and more of them; whoever may not is told whom to ask. */
export function BuyMorePage() {
  const { t } = useTranslation("plan")
  const { data: plan, error, refetch } = useQuery(companyPlanQuery)
  const [isOpen, setOpen] = useState(false)
  const [isPaying, setPaying] = useState(false)
  return (
    <div className="flex flex-col gap-4 pb-6">
      <PageHead
        title={t("membersTitle")}
        detail={plan === undefined || may(plan, "addMembers") ? undefined : askWords(plan, t)}
      />
      <div className="flex max-w-150 flex-col gap-4 px-5 max-md:px-4">
        {error !== null &&
          (isNotTheirs(error) ? (
            <EmptyState icon={Users} title={t("seatsOfAdmin")} hint={t("seatsOfAdminHint")} />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ))}
        {plan !== undefined && (
          <>
            <PlanStrips plan={plan} onPay={() => setPaying(true)} />
            <SeatsCard plan={plan} onOpen={() => setOpen(true)} />
            {plan.seats.price === null && plan.seats.limit !== null && may(plan, "change") && (
              <p className="flex flex-wrap items-center gap-3 text-sm">
                <span className="min-w-0 flex-1">{t("noSeatsSold")}</span>
                <PlanLink opens="change">{t("change")}</PlanLink>
              </p>
            )}
            {isPaying && <BillDialog onClose={() => setPaying(false)} />}
            <Suspense>
              {isOpen && <MembersDialog plan={plan} onClose={() => setOpen(false)} onOrdered={() => setOpen(false)} />}
            </Suspense>
          </>
        )}
      </div>
    </div>
  )
}
