import { FileDown } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { BillPaperKind } from "#modules/billing/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { billing } from "@/lib/billing-client.ts"
import { saveFile } from "@/lib/file.ts"
import { toast } from "@/lib/toast.ts"

interface BillPaperButtonProps {
  readonly billId: number
  readonly kind: BillPaperKind
  /** 請求書, 領収書. */
  readonly label: string
  readonly reference: string
  /** Whose bill it is, where the platform asks. */
  readonly companyId?: number
}
/** A paper of a bill as a file, named by the server. */
export function BillPaperButton({ billId, companyId, kind, label, reference }: BillPaperButtonProps) {
  const { t } = useTranslation("common")
  const [isBusy, setBusy] = useState(false)
  const asked = () =>
    companyId === undefined
      ? billing.billPaper({ params: { id: billId }, query: { kind } })
      : billing.companyBillPaper({ params: { id: companyId }, query: { billId, kind } })
  const save = async () => {
    setBusy(true)
    await saveFile(asked(), `${reference}.pdf`).catch((error: unknown) => toast.error(sentenceOf(error, t)))
    setBusy(false)
  }
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      aria-label={`${label} ${reference}`}
      onClick={(event) => {
        event.stopPropagation()
        void save()
      }}
    >
      {!isBusy && <FileDown aria-hidden="true" />}
      {label}
    </Button>
  )
}
