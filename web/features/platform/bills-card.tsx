import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { BillPaperButton } from "@/features/billing/bill-paper-button.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { figure, slashDate } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { billsKey, billsQuery, type CompanyBills } from "./bill-queries.ts"
import { TakeBackDialog } from "./take-back-dialog.tsx"
import { ReceivedDialog, RefusedDialog } from "./transfer-dialogs.tsx"

type Asks = "received" | "refused" | "mark" | CompanyBills["bills"][number]

interface BillPapersProps {
  readonly companyId: number
  readonly bill: CompanyBills["bills"][number]
}
function BillPapers({ bill: { id, money, reference, status }, companyId }: BillPapersProps) {
  const { t } = useTranslation("platform")
  const of = { billId: id, companyId, reference }
  return (
    <span className="flex gap-1">
      <BillPaperButton {...of} kind="invoice" label={t("bills.invoice")} />
      {status === "paid" && money > 0 && <BillPaperButton {...of} kind="receipt" label={t("bills.receipt")} />}
    </span>
  )
}

/** プランと請求 (21b): what the company owes and paid, its transfer, and the platform's word on it (SUP-02, SUP-10). */
export function BillsCard({ companyId, companyName }: { readonly companyId: number; readonly companyName: string }) {
  const { t } = useTranslation("platform")
  const { data: shown } = useQuery(billsQuery(companyId))
  const [asks, setAsks] = useState<Asks>()
  const close = () => setAsks(undefined)
  const bills = shown?.bills ?? []
  const unpaid = bills.filter(({ status }) => status === "unpaid")
  const waiting = unpaid.filter(({ isBanking }) => isBanking === 1)
  const sum = (of: typeof bills) => of.reduce((all, { held, money }) => all + money - held, 0)
  const isMarked = waiting.length > 0
  const mark = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(billing.markBanking({ body: { companyId, isBanking: isMarked ? 0 : 1 }, extraHeaders })),
    invalidates: [billsKey],
    done: t("saved"),
    onDone: close,
  })
  const dialog = { companyId, companyName, amount: sum(waiting), onClose: close }
  return (
    <Card className="p-5">
      <h2 className="mb-3 flex flex-wrap items-baseline gap-3 text-base font-bold">
        {t("bills.title")}
        {shown?.expiredAt != null && (
          <span className="text-sm font-normal text-muted-foreground">
            {t("bills.until", { day: slashDate(shown.expiredAt) })}
          </span>
        )}
      </h2>
      {bills.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t("bills.none")}</p>
      ) : (
        <ul className="divide-y text-sm">
          {bills.map((bill) => (
            <li key={bill.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="tnum text-muted-foreground">{bill.reference}</span>
              <span className="min-w-0 flex-1">
                <b>{bill.name}</b>{" "}
                <span className="text-muted-foreground">
                  {slashDate(bill.start)}～{slashDate(bill.end)}
                </span>
              </span>
              <b className="tnum">{t("yen", { amount: figure(bill.money) })}</b>
              {bill.held > 0 && <span className="tnum text-xs">{t("bills.held", { amount: figure(bill.held) })}</span>}
              {bill.status === "paid" ? (
                <PaidBadge bill={bill} />
              ) : (
                <Badge tone="warning">
                  {t(bill.isBanking === 1 ? "bills.waits" : "bills.unpaid")}{" "}
                  {t("bills.due", { day: slashDate(bill.dueOn) })}
                </Badge>
              )}
              <BillPapers companyId={companyId} bill={bill} />
              {bill.isTakeable === 1 && (
                <Button size="sm" variant="quiet" onClick={() => setAsks(bill)}>
                  {t("bills.takeBack")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {unpaid.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isMarked && <Button onClick={() => setAsks("received")}>{t("transfer.receive")}</Button>}
          {isMarked && (
            <Button variant="outline" className="text-danger" onClick={() => setAsks("refused")}>
              {t("transfer.refuse")}
            </Button>
          )}
          <Button variant="outline" onClick={() => setAsks("mark")}>
            {t(isMarked ? "transfer.clear" : "transfer.mark")}
          </Button>
        </div>
      )}
      {asks === "received" && <ReceivedDialog {...dialog} />}
      {asks === "refused" && <RefusedDialog {...dialog} />}
      {typeof asks === "object" && <TakeBackDialog bill={asks} onClose={close} />}
      <ConfirmDialog
        open={asks === "mark"}
        onOpenChange={(open) => !open && close()}
        title={t(isMarked ? "transfer.clearAsk" : "transfer.markAsk")}
        description={t(isMarked ? "transfer.clearText" : "transfer.markText", { amount: figure(sum(unpaid)) })}
        action={t(isMarked ? "transfer.clear" : "transfer.mark")}
        destructive={false}
        busy={mark.isPending}
        onConfirm={() => mark.mutate(undefined)}
      />
    </Card>
  )
}

/** Paid, and whether it stayed so: a refund and a dispute are the card company's word. */
function PaidBadge({ bill: { dispute, refunded } }: { readonly bill: CompanyBills["bills"][number] }) {
  const { t } = useTranslation("platform")
  if (refunded > 0) return <Badge tone="muted">{t("bills.refunded", { amount: figure(refunded) })}</Badge>
  if (dispute === "open" || dispute === "lost") return <Badge tone="danger">{t(`bills.dispute.${dispute}`)}</Badge>
  return <Badge tone="success">{t("bills.paid")}</Badge>
}
