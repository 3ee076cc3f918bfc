import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Clock, Pause, Play, Trash2 } from "lucide-react"
import { lazy, useState } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormFoot, FormWindow } from "@/components/form/form-dialog.tsx"
import { RestoredNote } from "@/components/form/form-notices.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { DialogHeader } from "@/components/ui/dialog.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import { may } from "@/lib/permissions.tsx"
import { type WorkShift, workShifts } from "../shifts.ts"
import type { TaskRequest } from "../task-request.ts"
import { CrewColumn } from "./crew-column.tsx"
import { DeleteTask } from "./delete-task.tsx"
import type { Draft } from "./draft.ts"
import { FactsColumn } from "./facts-column.tsx"
import { HoldTask } from "./hold-task.tsx"
import { loadPendingWish } from "./late-parts.ts"
import type { TaskAction } from "./more/action-bar.tsx"
import { TaskActions } from "./more/task-actions.tsx"
import { TellsChoice } from "./more/tells-choice.tsx"
import { SaveScope } from "./save-scope.tsx"
import { ShiftCards } from "./shift-cards.tsx"
import { siteChoicesQuery, type TaskView } from "./task-query.ts"
import { taskQuestions } from "./task-questions.ts"
import { type Start, scopeQuestion, useArrangement } from "./use-arrangement.ts"
import { useTaskWords } from "./use-task-words.ts"

const PendingWish = lazy(loadPendingWish)

type Leave = (then: () => void) => void

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
  const isPhone = useIsPhone()
  const asksScope = form.questions.includes(scopeQuestion)
  const asked = taskQuestions.filter((one) => form.questions.includes(one)).map((one) => t(one))
  const questions = () => ({
    title: t("confirmTitle"),
    description: asked.join("\n"),
    action: t("arrangeAnyway"),
  })
  /** 打刻, 保留 and 削除: what is done with the arrangement as a whole. */
  const further = (of: TaskView, leave: Leave) => {
    const isHeld = of.reserveStatus === 1
    const all: ReadonlyArray<TaskAction | false> = [
      of.isClockable && {
        ...{ key: "punch", label: t("arranging:punch"), icon: Clock },
        run: () => leave(() => void navigate({ to: "/today" })),
      },
      may(of, "hold") && {
        ...{ key: "hold", label: isHeld ? t("release") : t("hold"), icon: isHeld ? Play : Pause },
        run: () => leave(() => setWindow("hold")),
      },
      may(of, "delete") && {
        ...{ key: "delete", label: t("delete"), icon: Trash2, tone: "danger" },
        run: () => setWindow("delete"),
      },
    ]
    return all.filter((one) => one !== false)
  }
  const actions = (of: TaskView, leave: Leave) => <TaskActions view={of} leave={leave} further={further(of, leave)} />
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
          {/* On the phone head and notes scroll with the form: with large text they would leave it no room. */}
          <div data-slot="task-form" className="flex min-h-0 flex-1 flex-col max-md:block max-md:overflow-y-auto">
            <DialogHeader
              title={view === undefined ? t("newTask") : t("details")}
              action={isPhone && view !== undefined && actions(view, leave)}
            >
              {siteName !== undefined && <span className="text-base text-muted-foreground">{siteName}</span>}
              {view?.groupId != null && (
                <Badge tone="primary">{t("seriesOf", { count: view.workingDates.length })}</Badge>
              )}
              {view?.reserveStatus === 1 && <Badge>{t("onHold")}</Badge>}
              {view !== undefined && (
                <div className="ml-auto flex flex-wrap items-center">{!isPhone && actions(view, leave)}</div>
              )}
            </DialogHeader>
            <ConflictNote
              form={form}
              show={show}
              title={t("expiredTitle")}
              className="shrink-0 md:max-h-[40%] md:overflow-y-auto"
            />
            {view !== undefined && onReopen !== undefined && (
              <PendingWish view={view} leave={leave} onClose={onClose} onReopen={onReopen} />
            )}
            <div className="shrink-0 px-4 pt-2 empty:hidden">
              <RestoredNote form={form} />
            </div>
            <div className="min-h-0 flex-1 md:grid md:grid-cols-[23.25rem_1fr]">
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
          {asksScope && form.stored !== undefined && <SaveScope form={form} view={form.stored} asked={asked} />}
        </>
      )}
    </FormWindow>
  )
}
