import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Clock, Pause, Play, Trash2 } from "lucide-react"
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
import { useFormat } from "@/lib/use-format.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import type { TaskRequest } from "../task-request.ts"
import { CrewColumn } from "./crew-column.tsx"
import { DeleteTask } from "./delete-task.tsx"
import type { Draft } from "./draft.ts"
import { changesDays } from "./draft-wire.ts"
import { FactsColumn } from "./facts-column.tsx"
import { HoldTask } from "./hold-task.tsx"
import { TaskActions } from "./more/task-actions.tsx"
import { TellsChoice } from "./more/tells-choice.tsx"
import { ScopeDialog } from "./scope-dialog.tsx"
import { ShiftCards } from "./shift-cards.tsx"
import { siteChoicesQuery } from "./task-query.ts"
import { taskQuestions } from "./task-questions.ts"
import { type Start, scopeQuestion, useArrangement } from "./use-arrangement.ts"
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
  /** A stored arrangement is read anew and opened for this day alone. */
  readonly onReopen?: () => void
}
/** The arrangement form: what and when left, shifts and people right. */
export function TaskDialog({ start, firstShift, onClose, onRequest, onReopen }: TaskDialogProps) {
  const { t } = useTranslation(["calendar", "common", "labels", "arranging"])
  const { day: dayWords } = useFormat()
  const { data: sites = [] } = useQuery(siteChoicesQuery)
  const siteType = (id: number | null) =>
    sites.find((site) => site.id === id)?.type ??
    (start.view?.constructionSiteId === id ? start.view?.constructionSiteType : undefined)
  const isFixedPrice = ({ kind, siteId, smallType }: Draft) =>
    (kind === "small" ? smallType : siteType(siteId)) === projectTypes.fixedPrice
  const { word, show } = useTaskWords(sites)
  const form = useArrangement({ start, isFixedPrice, word, onSaved: onClose })
  const [shift, setShift] = useState(firstShift)
  const [window, setWindow] = useState<"delete" | "hold">()
  const { view } = start
  const navigate = useNavigate()
  const asksScope = form.questions.includes(scopeQuestion)
  const asked = taskQuestions.filter((one) => form.questions.includes(one)).map((one) => t(one))
  const questions = () => ({
    title: t("confirmTitle"),
    description: asked.join("\n"),
    action: t("arrangeAnyway"),
  })
  const siteName = view?.constructionSiteName ?? sites.find(({ id }) => id === form.values.siteId)?.name
  return (
    <FormWindow
      form={form}
      onClose={onClose}
      width={1200}
      className="md:h-[54rem]"
      {...(asksScope ? {} : { questions })}
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
            {view?.reserveStatus === 1 && <Badge>{t("onHold")}</Badge>}
            {view !== undefined && (
              <div className="ml-auto flex items-center max-md:ml-0 max-md:w-full max-md:flex-wrap">
                {view.isClockable && (
                  <Button variant="ghost" size="sm" onClick={() => leave(() => void navigate({ to: "/today" }))}>
                    <Clock />
                    {t("arranging:punch")}
                  </Button>
                )}
                <TaskActions view={view} leave={leave} />
                <Can do="hold" to={view}>
                  <Button variant="ghost" size="sm" onClick={() => leave(() => setWindow("hold"))}>
                    {view.reserveStatus === 1 ? <Play /> : <Pause />}
                    {view.reserveStatus === 1 ? t("release") : t("hold")}
                  </Button>
                </Can>
                <Can do="delete" to={view}>
                  <Button variant="ghost" size="sm" className="text-danger" onClick={() => setWindow("delete")}>
                    <Trash2 />
                    {t("delete")}
                  </Button>
                </Can>
              </div>
            )}
          </DialogHeader>
          <ConflictNote
            form={form}
            show={show}
            title={t("expiredTitle")}
            className="max-h-[40%] shrink-0 overflow-y-auto"
          />
          {view !== undefined && onReopen !== undefined && (
            <Suspense>
              <PendingWish view={view} onClose={onClose} onReopen={() => leave(onReopen)} />
            </Suspense>
          )}
          <div className="shrink-0 px-4 pt-2 empty:hidden">
            <RestoredNote form={form} />
          </div>
          <div className="min-h-0 flex-1 max-md:overflow-y-auto md:grid md:grid-cols-[23.25rem_1fr]">
            <FactsColumn form={form} sites={sites} view={view} today={start.today} />
            <div className="flex min-h-0 min-w-0 flex-col max-md:border-t">
              <ShiftCards
                form={form}
                view={view}
                shifts={start.shifts}
                active={shift}
                onActivate={setShift}
                isFixedPrice={isFixedPrice(form.values)}
              />
              <CrewColumn
                form={form}
                view={view}
                shift={shift}
                isFixedPrice={isFixedPrice(form.values)}
                onDay={(taskId) => leave(() => onRequest({ kind: "open", taskId, shift }))}
              />
            </div>
          </div>
          <FormFoot
            form={form}
            action={t("common:save")}
            onCancel={() => leave(onClose)}
            choice={<TellsChoice form={form} />}
          >
            {form.changed.length > 0 && (
              <span className="mr-2 text-xs text-muted-foreground max-md:hidden">
                {t("changedParts", { count: form.changed.length, parts: form.changed.map(form.word).join("・") })}
              </span>
            )}
          </FormFoot>
          {window === "delete" && view !== undefined && (
            <DeleteTask view={view} onKeep={() => setWindow(undefined)} onDeleted={onClose} />
          )}
          {window === "hold" && view !== undefined && (
            <HoldTask view={view} onKeep={() => setWindow(undefined)} onDone={onClose} />
          )}
          {asksScope && form.stored !== undefined && (
            <ScopeDialog
              view={form.stored}
              title={t("scope.title")}
              description={t("scope.changed", { day: dayWords(form.stored.startDate) })}
              notes={asked}
              notOne={changesDays(form.base, form.values) ? t("scope.daysNeedMore") : undefined}
              action={(count) => t("scope.save", { count })}
              isBusy={form.isBusy}
              onConfirm={(scope) => {
                form.change((draft) => ({ ...draft, scope }), [])
                form.confirm()
              }}
              onClose={form.dismissQuestions}
            />
          )}
        </>
      )}
    </FormWindow>
  )
}
