import { CircleAlert } from "lucide-react"
import { type KeyboardEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import type { QuickForm } from "./quick-form.ts"

interface LineProps {
  readonly form: QuickForm
  readonly field: string
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  readonly type?: "text" | "email" | "tel"
  readonly className?: string
}
export function Line(props: LineProps) {
  const { form, field, label, hint, required = false, type = "text", className = "" } = props
  return (
    <FormField label={label} hint={hint} required={required} error={form.errors[field]} className={className}>
      <Input
        type={type}
        autoComplete="off"
        value={form.texts[field] ?? ""}
        onChange={({ target }) => form.set(field, target.value)}
        onBlur={() => form.leave(field)}
      />
    </FormField>
  )
}

interface QuickDialogProps {
  readonly form: QuickForm
  readonly title: string
  /** A field of the form in words, for what would be lost. */
  readonly wordOf: (field: string) => string
  readonly onClose: () => void
  readonly children: React.ReactNode
}
/** Enter goes on to the next field, and from the last one to the button. */
const goOn = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.defaultPrevented) return
  if (!(event.target instanceof HTMLInputElement) || event.target.getAttribute("aria-expanded") === "true") return
  event.preventDefault()
  const all = event.currentTarget.querySelectorAll<HTMLElement>(
    "input:not([type=hidden]), [data-slot=select], [data-save]",
  )
  const fields = [...all]
  fields[fields.indexOf(event.target) + 1]?.focus()
}
/** A small window over the one that needs what is made here; that one keeps everything, and hears none of the keys. */
export function QuickDialog({ form, title, wordOf, onClose, children }: QuickDialogProps) {
  const { t } = useTranslation(["partners", "common"])
  const { t: common } = useTranslation("common")
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (form.changed.length === 0 ? onClose() : setLeaving(true))
  const hasErrors = Object.keys(form.errors).length > 0
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && leave()}>
      <DialogContent
        width={700}
        onKeyDown={(event) => {
          if (event.key !== "Escape") event.stopPropagation()
          if ((event.ctrlKey || event.metaKey) && event.key === "s" && !event.nativeEvent.isComposing) {
            event.preventDefault()
            form.save()
          }
          goOn(event)
        }}
      >
        <DialogHeader title={title} />
        <DialogBody className="grid items-start gap-4 md:grid-cols-2">{children}</DialogBody>
        <DialogFooter>
          <div role="alert" className="mr-auto text-xs font-medium text-danger">
            {(hasErrors || form.failure !== null) && (
              <span className="flex items-center gap-1.5">
                <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
                {form.failure === null ? t("fixMarked") : sentenceOf(form.failure, common)}
              </span>
            )}
          </div>
          <Button variant="outline" onClick={leave}>
            {t("common:cancel")}
          </Button>
          <Button data-save="" busy={form.isBusy} onClick={form.save}>
            {t("make")}
            <Kbd>Ctrl S</Kbd>
          </Button>
        </DialogFooter>
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={() => setLeaving(false)}
          title={t("common:discardTitle")}
          losses={form.changed.map(wordOf)}
          action={t("common:discard")}
          cancel={t("common:keepInput")}
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}
