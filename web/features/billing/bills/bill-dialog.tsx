import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Pager } from "@/components/ui/pager.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { yen } from "@/lib/format.ts"
import { BillRows } from "./bill-rows.tsx"
import { BillState } from "./bill-state.tsx"
import { type BillsPage, chosenTransferQuery, unpaidQuery } from "./bills-query.ts"
import { PayButton } from "./pay-button.tsx"
import { PayWays } from "./pay-ways.tsx"
import { PlanLink } from "./plan-link.tsx"

interface BillDialogProps {
  readonly closable?: boolean
  readonly onClose: () => void
}
/** 未払いの請求 (BILL-04): what is owed, what it comes to, and the ways to pay it. What it says is the server's. */
export function BillDialog({ closable = true, onClose }: BillDialogProps) {
  const { t } = useTranslation("bills")
  const { company } = useWorkspace()
  const rows = useRef<HTMLElement>(null)
  const [pageIndex, setPage] = useState(1)
  const unpaid = useQuery({ ...unpaidQuery(pageIndex), placeholderData: keepPreviousData })
  const { data: bills } = unpaid
  return (
    <Dialog open onOpenChange={(open) => !open && closable && onClose()} disablePointerDismissal>
      <DialogContent width={800} initialFocus={rows}>
        <DialogHeader title={t("title")} closable={closable}>
          <span className="text-sm text-muted-foreground">
            {[company.name, bills?.data[0]?.name].filter((part) => part !== undefined).join("・")}
          </span>
        </DialogHeader>
        {unpaid.isError && <ErrorState error={unpaid.error} onRetry={() => void unpaid.refetch()} />}
        {bills === undefined && !unpaid.isError && (
          <DialogBody>
            <Skeleton className="h-60" />
          </DialogBody>
        )}
        {bills !== undefined && (
          <Bills rows={rows} bills={bills} closable={closable} onTurn={setPage} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}
interface BillsProps {
  /** Whoever opens the bills begins to read here, and not on the button that pays. */
  readonly rows: React.RefObject<HTMLElement | null>
  readonly bills: BillsPage
  readonly closable: boolean
  readonly onTurn: (pageIndex: number) => void
  readonly onClose: () => void
}
function Bills({ rows, bills, closable, onClose, onTurn }: BillsProps) {
  const { t } = useTranslation("bills")
  const { company } = useWorkspace()
  const { data: transfer } = useQuery(chosenTransferQuery(company.id))
  const isOwed = bills.totalItems > 0
  // A month and a renewal are told again; of another order nobody is: it is paid, or over with its day.
  const tellsAgain = isOwed && bills.data.some(({ isRenewal, purpose }) => purpose === "month" || isRenewal === 1)
  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <BillState bills={bills} transfer={transfer} />
        {isOwed && (
          <section
            ref={rows}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and reading begins here
            tabIndex={0}
            aria-label={t("title")}
            className="shrink-0 overflow-hidden rounded-lg border"
          >
            <BillRows bills={bills.data} />
            <Pager page={bills} onTurn={onTurn} />
          </section>
        )}
        {isOwed && (
          <div className="flex items-end justify-between gap-4 max-md:flex-col max-md:items-stretch">
            <p className="text-xs text-muted-foreground">
              {t("raised")}
              <span className="tnum block">{t("count", { count: bills.totalItems })}</span>
            </p>
            <p className="text-right">
              <span className="block text-xs text-muted-foreground">{t("total")}</span>
              <b className="tnum text-3xl">{yen(bills.total)}</b>
            </p>
          </div>
        )}
        {isOwed && transfer !== undefined && <PayWays bills={bills} transfer={transfer} onFailed={onClose} />}
      </DialogBody>
      <DialogFooter className="max-md:flex-wrap">
        {closable && (
          <span className="mr-auto flex items-center gap-3">
            <Button variant="ghost" onClick={onClose}>
              {tellsAgain ? t("later") : t("close")}
            </Button>
            {tellsAgain && <span className="text-xs text-muted-foreground max-md:hidden">{t("laterHint")}</span>}
          </span>
        )}
        <PlanLink variant={isOwed ? "outline" : "default"} onGo={onClose} opens="change">
          {t("toPlan")}
        </PlanLink>
        {isOwed && transfer !== undefined && <PayButton bills={bills} transfer={transfer} />}
      </DialogFooter>
    </>
  )
}
