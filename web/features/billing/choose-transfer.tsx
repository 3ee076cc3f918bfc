import { Landmark } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { yen } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import type { Transfer } from "./transfer-query.ts"

interface ChooseTransferProps {
  readonly transfer: Transfer
  /** The platform has refused one before. */
  readonly isAgain: boolean
}
/** What is owed can be paid by a transfer, first or once more; the server says whether (BILL-06). */
export function ChooseTransfer({ isAgain, transfer }: ChooseTransferProps) {
  const { t } = useTranslation("billing")
  const { amount, companyId, isChoosable } = transfer
  const choose = useWrite({
    write: (_: undefined, extraHeaders) =>
      data(
        billing.chooseBanking({
          body: { companyId },
          extraHeaders: { ...extraHeaders, companyId: String(companyId) },
        }),
      ),
    invalidates: [["transfer"]],
    done: t("transferChosen"),
  })
  if (isChoosable === 0) return <div className="max-lg:hidden" />
  return (
    <Card className="flex flex-col items-start gap-4 p-6 max-md:p-4">
      <p>
        <span className="block text-sm text-muted-foreground">{t("amount")}</span>
        <b className="tnum text-[2.125rem] leading-tight">{yen(amount)}</b>
      </p>
      <Button size="lg" className="max-md:w-full" busy={choose.isPending} onClick={() => choose.mutate(undefined)}>
        <Landmark aria-hidden="true" />
        {t(isAgain ? "chooseTransferAgain" : "chooseTransfer")}
      </Button>
    </Card>
  )
}
