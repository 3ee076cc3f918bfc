import { useTranslation } from "react-i18next"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { figure } from "@/lib/format.ts"
import { billsKey, type CompanyBills } from "./bill-queries.ts"
import { platformKey } from "./platform-queries.ts"
import { ReasonedDialog } from "./reasoned-dialog.tsx"

interface TakeBackProps {
  readonly bill: CompanyBills["bills"][number]
  readonly onClose: () => void
}
const schema = async () => (await import("#modules/billing/contract.ts")).billingContract.takeBackPayment.body

/** 入金を取り消す: a bill that was marked paid by mistake is owed again (SUP-10). */
export function TakeBackDialog({ bill: { id, money, reference, version }, onClose }: TakeBackProps) {
  const { t } = useTranslation("platform")
  return (
    <ReasonedDialog
      title={t("bills.takeBackAsk", { reference, amount: figure(money) })}
      description={t("bills.takeBackText")}
      action={t("bills.takeBack")}
      done={t("bills.tookBack")}
      invalidates={[billsKey, platformKey]}
      write={(reason) =>
        writing({
          schema,
          body: { version, reason },
          send: (body, extraHeaders) => data(billing.takeBackPayment({ params: { id }, body, extraHeaders })),
        })
      }
      onClose={onClose}
    />
  )
}
