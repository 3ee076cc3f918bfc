import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { payroll } from "../client.ts"
import { payKey } from "../queries.ts"
import type { FoundRow } from "./found-row.ts"
import { ReasonDialog } from "./reason-dialog.tsx"

interface CashDialogProps {
  readonly month: string
  readonly finding: FoundRow
  readonly onClose: () => void
}
/** Why somebody without an account is paid in cash; the finding is left as it is with that reason. */
export default function CashDialog({ finding: { mark, name, userId }, month, onClose }: CashDialogProps) {
  const { t } = useTranslation("looks")
  return (
    <ReasonDialog
      title={t("cashTitle", { name })}
      hint={t("cashHint")}
      action={t("cashAction")}
      write={(reason) =>
        writing({
          schema: async () => (await import("#modules/payroll/contract.ts")).payrollContract.look.body,
          body: { month, isLookedAt: 1, findings: [{ userId, mark }], reason },
          send: (body, extraHeaders) => data(payroll.look({ body, extraHeaders })),
        })
      }
      invalidates={[payKey]}
      onClose={onClose}
    />
  )
}
