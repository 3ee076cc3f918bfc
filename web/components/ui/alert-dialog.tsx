import { AlertDialog } from "@base-ui/react/alert-dialog"
import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "./button.tsx"
import { DialogBackdrop } from "./dialog.tsx"

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The question: 「この手配を削除しますか？」 */
  readonly title: string
  /** What will be lost or happen, one line each: 「3件の手配」「5人への通知」. */
  readonly losses?: ReadonlyArray<string>
  readonly description?: string
  /** The verb with its number: 「3件を削除する」. */
  readonly action: string
  readonly cancel?: string
  readonly onConfirm: () => void
  readonly busy?: boolean
  readonly destructive?: boolean
  /** Beneath the words: what is read before the answer. */
  readonly children?: React.ReactNode
}
/** Asks before something that can't be taken back, and says what will be lost. Esc and the first button keep all. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation("common")
  const { open, onOpenChange, title, losses = [], description, action, cancel, onConfirm, children } = props
  const { busy = false, destructive = true } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <DialogBackdrop />
        <AlertDialog.Popup
          data-slot="confirm"
          className="fixed top-1/2 left-1/2 z-50 flex w-110 max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 rounded-xl border bg-card p-5 shadow-pop outline-none"
        >
          <div className="flex gap-3">
            {destructive && <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" />}
            <div className="min-w-0 flex-1">
              <AlertDialog.Title className="text-base font-bold">{title}</AlertDialog.Title>
              <AlertDialog.Description render={<div />} className="mt-1 text-muted-foreground max-md:text-base">
                {description}
                {losses.length > 0 && (
                  <ul className="mt-1 list-disc pl-5 text-foreground">
                    {losses.map((loss) => (
                      <li key={loss}>{loss}</li>
                    ))}
                  </ul>
                )}
              </AlertDialog.Description>
              {children}
            </div>
          </div>
          <div className="flex justify-end gap-2 max-md:flex-col-reverse">
            <AlertDialog.Close render={<Button variant="outline" />}>{cancel ?? t("cancel")}</AlertDialog.Close>
            <Button variant={destructive ? "destructive" : "default"} busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
