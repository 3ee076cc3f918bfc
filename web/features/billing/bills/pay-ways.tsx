import { useQueryClient } from "@tanstack/react-query"
import { CreditCard, Landmark } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { isUnreachable } from "@/lib/api-error.ts"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import type { Transfer } from "../transfer-query.ts"
import { type BillsPage, billsKey } from "./bills-query.ts"

interface PayWaysProps {
  readonly bills: BillsPage
  readonly transfer: Transfer
  /** The server refused: the window shows what was owed before, so it goes, and is opened anew (BILL-06). */
  readonly onFailed: () => void
}
/** How it is paid: the transfer that is waited for, and the ways that the server offers for the rest. */
export function PayWays({ bills, onFailed, transfer }: PayWaysProps) {
  const { t } = useTranslation("bills")
  const queries = useQueryClient()
  const { companyId, isBanking, account, reference } = transfer
  const billIds = bills.data.filter((bill) => bill.isBanking === 0).map(({ id }) => id)
  const choose = useWrite({
    write: (_: undefined, extraHeaders) => data(billing.payByBank({ body: { companyId, billIds }, extraHeaders })),
    invalidates: [billsKey, ["workspace"]],
    done: t("bankChosen"),
    onFailed: (error) => {
      void queries.invalidateQueries({ queryKey: billsKey })
      // Nobody has answered: what is shown may still be so, and the toast says why nothing came of it.
      if (!isUnreachable(error)) onFailed()
    },
  })
  const isWaiting = isBanking === 1
  const takes = (way: "bank" | "credit") => bills.paymentMethods.includes(way)
  return (
    <>
      {isWaiting && (
        <Way icon={Landmark} title={t("bankAt", { bank: account?.bankName ?? "", branch: account?.branch ?? "" })}>
          <span className="block text-xs text-muted-foreground">{t("payerHint", { reference: reference ?? "" })}</span>
          <Badge tone="warning">{t("waitsForMoney")}</Badge>
        </Way>
      )}
      {billIds.length > 0 && bills.paymentMethods.length === 0 && (
        <p className="text-sm text-muted-foreground">{t("noWay")}</p>
      )}
      {billIds.length > 0 && bills.paymentMethods.length > 0 && (
        <Way icon={takes("credit") ? CreditCard : Landmark} title={t(takes("credit") ? "byCard" : "byBank")}>
          {takes("bank") && (
            <Button variant="quiet" size="sm" busy={choose.isPending} onClick={() => choose.mutate(undefined)}>
              {t("chooseBank")}
            </Button>
          )}
        </Way>
      )}
    </>
  )
}
interface WayProps {
  readonly icon: typeof Landmark
  readonly title: string
  readonly children: React.ReactNode
}
function Way({ children, icon: Icon, title }: WayProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3 text-sm">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      <b className="min-w-0 flex-1 font-medium max-md:basis-60">{title}</b>
      {children}
    </div>
  )
}
