import { useQuery } from "@tanstack/react-query"
import { Trash2 } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormFoot, FormWindow } from "@/components/form/form-dialog.tsx"
import { RestoredNote } from "@/components/form/form-notices.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { DialogHeader } from "@/components/ui/dialog.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { Can } from "@/lib/permissions.tsx"
import { type WorkShift, workShifts } from "../shifts.ts"
import type { TaskRequest } from "../task-request.ts"
import { CrewColumn } from "./crew-column.tsx"
import { DeleteTask } from "./delete-task.tsx"
import { FactsColumn } from "./facts-column.tsx"
import { TellsChoice } from "./more/tells-choice.tsx"
import { ShiftCards } from "./shift-cards.tsx"
import { siteChoicesQuery } from "./task-query.ts"
import { type Start, taskQuestions, useArrangement } from "./use-arrangement.ts"
import { useTaskWords } from "./use-task-words.ts"

const PendingWish = lazy(async () => {
  await loadTexts("customer")
  return await import("../wishes/pending-wish.tsx")
})

interface TaskDialogProps {
  readonly start: Start
  readonly firstShift: WorkShift
  readonly onClose: () => void
  readonly onRequest: (request: TaskRequest) => void
}
/** The arrangement form: what and when left, shifts and people right. */
export function TaskDialog({ start, firstShift, onClose, onRequest }: TaskDialogProps) {
  const { t } = useTranslation(["calendar", "common", "labels"])
  const { data: sites = [] } = useQuery(siteChoicesQuery)
  const siteType = (id: number | null) =>
    sites.find((site) => site.id === id)?.type ??
    (start.view?.constructionSiteId === id ? start.view?.constructionSiteType : undefined)
  const isFixedPrice = (id: number | null) => siteType(id) === projectTypes.fixedPrice
  const { word, show } = useTaskWords(sites)
  const form = useArrangement({ start, isFixedPrice, word, onSaved: onClose })
  const [shift, setShift] = useState(firstShift)
  const [isDeleting, setDeleting] = useState(false)
  const { view } = start
  const siteName = view?.constructionSiteName ?? sites.find(({ id }) => id === form.values.siteId)?.name
  return (
    <FormWindow
      form={form}
      onClose={onClose}
      width={1200}
      className="md:h-[54rem]"
      questions={(names) => ({
        title: t("confirmTitle"),
        description: taskQuestions
          .filter((one) => names.includes(one))
          .map((one) => t(one))
          .join("\n"),
        action: t("arrangeAnyway"),
      })}
      onKey={(event) => {
        const numbered = workShifts[Number(event.key) - 1]
        const isText = event.target instanceof Element && event.target.closest("input, textarea, [role=combobox]")
        if (!isText && !event.ctrlKey && !event.metaKey && !event.altKey && numbered !== undefined) setShift(numbered)
      }}
    >
      {(leave) => (
        <>
          <DialogHeader title={view === undefined ? t("newTask") : t("details")}>
            {siteName !== undefined && <span className="text-base text-muted-foreground">{siteName}</span>}
            {view?.groupId != null && (
              <Badge tone="primary">{t("seriesOf", { count: view.workingDates.length })}</Badge>
            )}
            {view !== undefined && (
              <Can do="delete" to={view}>
                <Button variant="ghost" size="sm" className="ml-auto text-danger" onClick={() => setDeleting(true)}>
                  <Trash2 />
                  {t("delete")}
                </Button>
              </Can>
            )}
          </DialogHeader>
          <ConflictNote
            form={form}
            show={show}
            title={t("expiredTitle")}
            className="max-h-[40%] shrink-0 overflow-y-auto"
          />
          {view !== undefined && (
            <Suspense>
              <PendingWish
                view={view}
                onClose={onClose}
                onReopen={() => leave(() => onRequest({ kind: "open", taskId: view.id, shift }))}
              />
            </Suspense>
          )}
          <div className="shrink-0 px-4 pt-2 empty:hidden">
            <RestoredNote form={form} />
          </div>
          <div className="min-h-0 flex-1 max-md:overflow-y-auto md:grid md:grid-cols-[23.25rem_1fr]">
            <FactsColumn form={form} sites={sites} view={view} today={start.today} />
            <div className="flex min-h-0 flex-col max-md:border-t">
              <ShiftCards
                form={form}
                view={view}
                shifts={start.shifts}
                active={shift}
                onActivate={setShift}
                isFixedPrice={isFixedPrice(form.values.siteId)}
              />
              <CrewColumn
                form={form}
                view={view}
                shift={shift}
                onDay={(taskId) => leave(() => onRequest({ kind: "open", taskId, shift }))}
              />
            </div>
          </div>
          <FormFoot form={form} action={t("common:save")} onCancel={() => leave(onClose)}>
            <TellsChoice form={form} />
            {form.changed.length > 0 && (
              <span className="mr-2 text-xs text-muted-foreground max-md:hidden">
                {t("changedParts", { count: form.changed.length, parts: form.changed.map(form.word).join("・") })}
              </span>
            )}
          </FormFoot>
          {isDeleting && view !== undefined && (
            <DeleteTask view={view} onKeep={() => setDeleting(false)} onDeleted={onClose} />
          )}
        </>
      )}
    </FormWindow>
  )
}
