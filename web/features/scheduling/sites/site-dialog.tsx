import { CircleAlert } from "lucide-react"
import { type KeyboardEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { useFieldWord } from "./field-words.ts"
import { SiteFields } from "./site-fields.tsx"
import type { SiteView } from "./site-queries.ts"
import { useSiteForm } from "./use-site-form.ts"

interface SiteDialogProps {
  /** The stored site; undefined for a new one. */
  readonly site?: SiteView
  readonly onClose: () => void
  readonly onSaved: (site: SiteView) => void
}
/** Enter goes on to the next field (SITE-04), but not from several lines, a list or a button. */
const goOn = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.defaultPrevented) return
  if (!(event.target instanceof HTMLInputElement) || event.target.getAttribute("aria-expanded") === "true") return
  event.preventDefault()
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea, [data-slot=select]"),
  ]
  fields[fields.indexOf(event.target) + 1]?.focus()
}
/** 現場: made and changed in one window; a press beside it does not close it. */
export default function SiteDialog({ site, onClose, onSaved }: SiteDialogProps) {
  const { t } = useTranslation(["works", "common"])
  const { t: common } = useTranslation("common")
  const form = useSiteForm(site, onSaved)
  const fieldWord = useFieldWord()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (form.changed.length === 0 ? onClose() : setLeaving(true))
  const hasErrors = Object.keys(form.errors).length > 0
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && leave()}>
      <DialogContent
        width={1200}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === "s" && !event.nativeEvent.isComposing) {
            event.preventDefault()
            form.save()
          }
        }}
      >
        <DialogHeader title={site === undefined ? t("createTitle") : t("editTitle")} />
        <DialogBody onKeyDown={goOn}>
          {form.stored !== undefined && (
            <p role="alert" className="mb-4 rounded-lg bg-danger-bg px-4 py-3 text-danger">
              {t("expired")}
            </p>
          )}
          <SiteFields form={form} />
        </DialogBody>
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
          <Button busy={form.isBusy} onClick={() => form.save()}>
            {site === undefined ? t("createIt") : t("common:save")}
            <Kbd>Ctrl S</Kbd>
          </Button>
        </DialogFooter>
        <ConfirmDialog
          open={form.asksName}
          onOpenChange={form.keepName}
          destructive={false}
          title={t("sameNameTitle")}
          description={t("sameName")}
          action={site === undefined ? t("createAnyway") : t("saveAnyway")}
          cancel={t("common:keepInput")}
          onConfirm={() => form.save(true)}
        />
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={() => setLeaving(false)}
          title={t("common:discardTitle")}
          losses={form.changed.map(fieldWord)}
          action={t("common:discard")}
          cancel={t("common:keepInput")}
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}
