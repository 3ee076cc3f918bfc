import { CreditCard } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { yen } from "@/lib/format.ts"
import type { Transfer } from "../transfer-query.ts"
import type { BillsPage } from "./bills-query.ts"

interface PayButtonProps {
  readonly bills: BillsPage
  readonly transfer: Transfer
}
/** 今すぐ決済, by card, of what no transfer is waited for; closed with its reason where all is, or no card is taken. */
export function PayButton({ bills, transfer }: PayButtonProps) {
  const { t } = useTranslation("bills")
  const isBanking = transfer.isBanking === 1 && bills.unpromised === 0
  if (isBanking || !bills.paymentMethods.includes("credit"))
    return (
      <>
        <span className="text-xs text-muted-foreground">{t(isBanking ? "bankIsChosen" : "noCards")}</span>
        <Button disabled>{t("payNow")}</Button>
      </>
    )
  return (
    <a href={`/payment-stripe?companyId=${transfer.companyId}`} className={buttonVariants({})}>
      <CreditCard aria-hidden="true" />
      {t("payAmount", { amount: yen(bills.unpromised) })}
    </a>
  )
}
