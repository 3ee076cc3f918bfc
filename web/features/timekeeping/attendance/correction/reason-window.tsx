import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Textarea } from "@/components/ui/input.tsx"
import { fieldErrorOf, sentenceOf } from "@/lib/api-error.ts"

interface ReasonWindowProps {
  readonly title: string
  readonly hint: string
  readonly action: string
  readonly isDestructive?: boolean
  readonly reason: string
  readonly onReason: (reason: string) => void
  /** Saving was tried without one. */
  readonly isMissing: boolean
  readonly error: unknown
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly onClose: () => void
  /** Between the hint and the reason. */
  readonly children?: React.ReactNode
  /** Left in the foot. */
  readonly aside?: React.ReactNode
}
/** A small window that saves nothing without a reason. */
export function ReasonWindow(props: ReasonWindowProps) {
  const { t } = useTranslation("attendance")
  const { t: common } = useTranslation("common")
  const { title, hint, action, isDestructive = false, reason, error, isBusy, onClose, children, aside } = props
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader title={title} />
        <form
          className="contents"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            props.onSend()
          }}
        >
          <DialogBody className="flex flex-col gap-4">
            <p>{hint}</p>
            {error !== null && (
              <p role="alert" className="rounded-lg bg-danger-bg px-3 py-2 text-danger">
                <b>{t("dialog.notSaved")}</b> {sentenceOf(error, common)}
              </p>
            )}
            {children}
            <FormField
              label={t("dialog.reason")}
              required
              hint={t("dialog.reasonHint")}
              error={props.isMissing ? t("dialog.reasonMissing") : fieldErrorOf(error, "reason")}
            >
              <Textarea
                rows={2}
                maxLength={255}
                value={reason}
                onChange={({ target }) => props.onReason(target.value)}
              />
            </FormField>
          </DialogBody>
          <DialogFooter>
            {aside}
            <Button variant="outline" onClick={onClose}>
              {common("cancel")}
            </Button>
            <Button type="submit" busy={isBusy} variant={isDestructive ? "destructive" : "default"}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
