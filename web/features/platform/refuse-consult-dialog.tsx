import { useTranslation } from "react-i18next"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { type CompanyRow, platformKey } from "./platform-queries.ts"
import { ReasonedDialog } from "./reasoned-dialog.tsx"

interface RefuseProps {
  readonly company: CompanyRow
  readonly onClose: () => void
}
const schema = async () => (await import("#modules/billing/contract.ts")).billingContract.refuseContact.body

/** 相談を見送る: the company keeps its plan and reads why (SUP-06). */
export function RefuseConsultDialog({ company: { id, name, version }, onClose }: RefuseProps) {
  const { t } = useTranslation("offers")
  return (
    <ReasonedDialog
      title={t("consult.refuseTitle", { name })}
      description={t("consult.refuseText")}
      action={t("consult.refuse")}
      done={t("consult.refused")}
      invalidates={[platformKey]}
      write={(reason) =>
        writing({
          schema,
          body: { reason, version },
          send: (body, extraHeaders) => data(billing.refuseContact({ params: { id }, body, extraHeaders })),
        })
      }
      onClose={onClose}
    />
  )
}
