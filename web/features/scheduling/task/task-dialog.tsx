import { useQuery } from "@tanstack/react-query"
import { CircleAlert, Trash2 } from "lucide-react"
import { type KeyboardEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { Can } from "@/lib/permissions.tsx"
import type { WorkShift } from "../shifts.ts"
import { workShifts } from "../shifts.ts"
import type { TaskRequest } from "../task-request.ts"
import { type Start, useArrangement } from "./arrangement.ts"
import { ConflictPanel } from "./conflict-panel.tsx"
import { CrewColumn } from "./crew-column.tsx"
import { DeleteTask } from "./delete-task.tsx"
import { changedParts } from "./draft-parts.ts"
import { FactsColumn } from "./facts-column.tsx"
import { partWords } from "./part-words.ts"
import { ShiftCards } from "./shift-cards.tsx"
import { siteChoicesQuery } from "./task-query.ts"

interface TaskDialogProps {
  readonly start: Start
  readonly firstShift: WorkShift
  readonly onClose: () => void
  readonly onRequest: (request: TaskRequest) => void
}
/** The arrangement form: what and when left, shifts and people right. A press beside it does not close it. */
export function TaskDialog({ start, firstShift, onClose, onRequest }: TaskDialogProps) {
  const { t } = useTranslation(["calendar", "common", "labels"])
  const { t: common } = useTranslation("common")
  const { data: sites } = useQuery(siteChoicesQuery)
  const siteType = (id: number | null) =>
    sites?.find((site) => site.id === id)?.type ??
    (start.view?.constructionSiteId === id ? start.view?.constructionSiteType : undefined)
  const form = useArrangement(start, (id) => siteType(id) === projectTypes.fixedPrice, onClose)
  const [shift, setShift] = useState(firstShift)
  const [leaving, setLeaving] = useState<() => void>()
  const [isDeleting, setDeleting] = useState(false)
  const { view } = start
  const changes = changedParts(form.base, form.draft)
  const siteName = view?.constructionSiteName ?? sites?.find(({ id }) => id === form.draft.siteId)?.name
  /** Asks before anything typed is dropped. */
  const leave = (then: () => void) => (changes.length === 0 ? then() : setLeaving(() => then))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if ((event.ctrlKey || event.metaKey) && event.key === "s") {
      event.preventDefault()
      form.save()
    }
    const isTyping =
      event.target instanceof Element && event.target.closest("input, textarea, [role=combobox]") !== null
    const numbered = workShifts[Number(event.key) - 1]
    if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && numbered !== undefined) setShift(numbered)
  }
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && leave(onClose)}>
      <DialogContent width={1200} className="md:h-[54rem]" onKeyDown={onKeyDown}>
        <DialogHeader title={view === undefined ? t("newTask") : t("details")}>
          {siteName !== undefined && <span className="text-base text-muted-foreground">{siteName}</span>}
          {view?.groupId != null && <Badge tone="primary">{t("seriesOf", { count: view.workingDates.length })}</Badge>}
          {view !== undefined && (
            <Can do="delete" to={view}>
              <Button variant="ghost" size="sm" className="ml-auto text-danger" onClick={() => setDeleting(true)}>
                <Trash2 />
                {t("delete")}
              </Button>
            </Can>
          )}
        </DialogHeader>
        {form.conflict !== undefined && <ConflictPanel form={form} conflict={form.conflict} sites={sites ?? []} />}
        <div className="min-h-0 flex-1 max-md:overflow-y-auto md:grid md:grid-cols-[23.25rem_1fr]">
          <FactsColumn form={form} sites={sites ?? []} view={view} today={start.today} />
          <div className="flex min-h-0 flex-col max-md:border-t">
            <ShiftCards
              form={form}
              view={view}
              shifts={start.shifts}
              active={shift}
              onActivate={setShift}
              isFixedPrice={siteType(form.draft.siteId) === projectTypes.fixedPrice}
            />
            <CrewColumn
              form={form}
              view={view}
              shift={shift}
              onDay={(taskId) => leave(() => onRequest({ kind: "open", taskId, shift }))}
            />
          </div>
        </div>
        <DialogFooter className="flex-wrap">
          <div role="alert" className="mr-auto min-w-0 text-xs">
            {(form.hasErrors || form.failure !== null) && (
              <span className="flex items-center gap-1.5 font-medium text-danger">
                <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
                {form.failure === null ? t("fixMarked") : sentenceOf(form.failure, common)}
              </span>
            )}
          </div>
          {changes.length > 0 && !form.hasErrors && form.failure === null && (
            <span className="mr-2 text-xs text-muted-foreground max-md:hidden">
              {t("changedParts", { count: changes.length, parts: partWords(changes, t).join("・") })}
            </span>
          )}
          <Button variant="outline" onClick={() => leave(onClose)}>
            {t("common:cancel")}
          </Button>
          <Button busy={form.isBusy} onClick={() => form.save()}>
            {t("common:save")}
            <Kbd>Ctrl S</Kbd>
          </Button>
        </DialogFooter>
        <ConfirmDialog
          open={form.questions.length > 0}
          onOpenChange={form.dismissQuestions}
          destructive={false}
          title={t("confirmTitle")}
          description={form.questions.map((question) => t(question)).join("\n")}
          action={t("arrangeAnyway")}
          cancel={t("common:keepInput")}
          onConfirm={() => form.save(true)}
        />
        <ConfirmDialog
          open={leaving !== undefined}
          onOpenChange={() => setLeaving(undefined)}
          title={t("common:discardTitle")}
          losses={partWords(changes, t)}
          action={t("common:discard")}
          cancel={t("common:keepInput")}
          onConfirm={() => {
            setLeaving(undefined)
            leaving?.()
          }}
        />
        {isDeleting && view !== undefined && (
          <DeleteTask view={view} onKeep={() => setDeleting(false)} onDeleted={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}
