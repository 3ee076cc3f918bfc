import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Textarea } from "@/components/ui/input.tsx"
import { fieldErrorOf, sentenceOf } from "@/lib/api-error.ts"

interface ReasonDialogProps {
  readonly title: string
  readonly hint: string
  readonly action: string
  readonly isBusy: boolean
  readonly error: unknown
  readonly onSend: (reason: string) => void
  readonly onClose: () => void
  /** What else is chosen: for whom. */
  readonly children?: React.ReactNode
}
/** Asks why before a closed month is touched; the reason stays in the record of the month. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, action, isBusy, error, onSend, onClose, children } = props
  const { t } = useTranslation("close")
  const { t: common } = useTranslation("common")
  const [reason, setReason] = useState("")
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    setMissing(reason.trim() === "")
    if (reason.trim() !== "") onSend(reason.trim())
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogHeader title={title} />
        <DialogBody className="flex flex-col gap-4 max-md:text-base">
          <p>{hint}</p>
          {children}
          <FormField
            label={t("reason")}
            required
            hint={t("reasonHint")}
            error={isMissing ? t("reasonNeeded") : fieldErrorOf(error, "reason")}
          >
            <Textarea value={reason} maxLength={255} onChange={(event) => setReason(event.target.value)} />
          </FormField>
          {error != null && fieldErrorOf(error, "reason") === undefined && (
            <p role="alert" className="text-danger">
              {sentenceOf(error, common)}
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose render={<Button variant="outline" className="max-md:h-12" />}>{common("cancel")}</DialogClose>
          <Button busy={isBusy} onClick={send} className="max-md:h-12">
            {action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
