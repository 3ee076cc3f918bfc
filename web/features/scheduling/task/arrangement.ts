import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { longestSeriesDays, shiftFields } from "#modules/scheduling/codes.ts"
import { ApiError } from "@/lib/api-error.ts"
import type { Attempt } from "@/lib/attempt.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import type { ShiftDefault } from "../calendar-model.ts"
import { calendarKey } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { daysBetween } from "../days.ts"
import { workShifts } from "../shifts.ts"
import { refusedPeople } from "./candidates.ts"
import { checkNewTask, checkTaskPatch } from "./check-draft.ts"
import type { Draft } from "./draft.ts"
import { mergeDrafts } from "./draft-parts.ts"
import { bodyOf, draftOf, patchOf, workersBody } from "./draft-wire.ts"
import { errorsOf, type FormErrors, hasErrors, inTwoPlaces, noErrors, withoutErrors } from "./form-errors.ts"
import type { TaskView } from "./task-query.ts"

/** What the form starts from. */
export interface Start {
  /** The stored arrangement; undefined for a new one. */
  readonly view: TaskView | undefined
  readonly draft: Draft
  readonly shifts: ReadonlyArray<ShiftDefault>
  readonly today: string
}
/** TASK-07: shifts of a labour site whose head count is not said. */
const uncounted = ({ shifts }: Draft) =>
  workShifts
    .filter((shift) => shifts[shift].isOn && shifts[shift].needed.trim() === "")
    .map((shift) => shiftFields[shift].needed)

type Merge = ReturnType<typeof mergeDrafts>
export interface Conflict extends Merge {
  readonly stored: Draft
}
type NewTask = NonNullable<Awaited<ReturnType<typeof checkNewTask>>["body"]>
type TaskPatch = NonNullable<Awaited<ReturnType<typeof checkTaskPatch>>["body"]>
type Save =
  | { readonly kind: "create"; readonly body: NewTask }
  | { readonly kind: "update"; readonly id: number; readonly body: TaskPatch }

const send = (save: Save, extraHeaders: Attempt) =>
  save.kind === "create"
    ? data(scheduling.createTask({ body: save.body, extraHeaders }))
    : data(scheduling.updateTask({ params: { id: save.id }, body: save.body, extraHeaders }))

const isTaskView = (value: unknown): value is TaskView =>
  typeof value === "object" && value !== null && "workingDates" in value && "version" in value

/** D85: what is asked before it is saved, in this order. */
const questionsOf = (draft: Draft, today: string) => [
  ...(draft.from === today ? (["confirmToday"] as const) : []),
  ...(draft.from < today ? (["confirmPast"] as const) : []),
]
export type Question = ReturnType<typeof questionsOf>[number]

/** The open form: its draft, what is wrong in it, and saving it. Nothing typed is lost whatever the answer is. */
export const useArrangement = (start: Start, isFixedPrice: (siteId: number | null) => boolean, onSaved: () => void) => {
  const { t, i18n } = useTranslation(["calendar", "common"])
  const queries = useQueryClient()
  const language = isLanguage(i18n.language) ? i18n.language : "ja"
  const [base, setBase] = useState(start.draft)
  const [version, setVersion] = useState(start.view?.version)
  const [draft, setDraft] = useState(start.draft)
  const [errors, setErrors] = useState<FormErrors>(noErrors)
  const [conflict, setConflict] = useState<Conflict>()
  const [questions, setQuestions] = useState<ReadonlyArray<Question>>([])
  const [isChecking, setChecking] = useState(false)
  const taskId = start.view?.id

  const expired = (view: TaskView) => {
    const stored = draftOf(view)
    const merge = mergeDrafts(base, draft, stored)
    setConflict({ ...merge, stored })
    setDraft(merge.draft)
    setBase(stored)
    setVersion(view.version)
  }
  const write = useWrite({
    write: send,
    invalidates: [calendarKey, ["candidates"]],
    done: t("saved"),
    quiet: true,
    onDone: onSaved,
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.errorCode === "Update_Expired" && isTaskView(error.detail)) expired(error.detail)
      setErrors(
        errorsOf(
          error.fields,
          workersBody(draft).map(({ userId }) => userId),
        ),
      )
    },
  })
  /** The request, or what is wrong: the server's schemas, the series' length, two places at once, the candidates' refusals. */
  const prepare = async (): Promise<Save | FormErrors> => {
    const rows = workersBody(draft).map(({ userId }) => userId)
    const fixed = isFixedPrice(draft.siteId)
    const checked =
      taskId === undefined
        ? { kind: "create" as const, ...(await checkNewTask(bodyOf(draft, fixed), language)) }
        : { kind: "update" as const, ...(await checkTaskPatch({ version, ...patchOf(base, draft, fixed) }, language)) }
    const missing = fixed
      ? []
      : uncounted(draft).map((field) => ({ field, message: fieldMessage("required", language) }))
    if (checked.body === undefined || missing.length > 0) return errorsOf([...missing, ...(checked.wrong ?? [])], rows)
    if (daysBetween(draft.from, draft.to) >= longestSeriesDays)
      return { ...noErrors, fields: { endDate: t("seriesTooLong", { count: longestSeriesDays }) } }
    if (Object.keys(draft.unread).length > 0) return { ...noErrors, fields: { startDate: t("notDay") } }
    const twice = inTwoPlaces(draft)
    if (twice.length > 0) return { ...noErrors, people: new Map(twice.map((id) => [id, [t("inTwoPlaces")]])) }
    const refused = await refusedPeople(queries, draft, taskId)
    if (refused.size > 0) return { ...noErrors, people: refused }
    return checked.kind === "create"
      ? { kind: "create", body: checked.body }
      : { kind: "update", id: taskId ?? 0, body: checked.body }
  }
  const save = async (isConfirmed: boolean) => {
    if (isChecking || write.isPending) return
    if (taskId !== undefined && Object.keys(patchOf(base, draft, isFixedPrice(draft.siteId))).length === 0)
      return onSaved()
    setChecking(true)
    write.reset()
    const prepared = await prepare().finally(() => setChecking(false))
    if (!("kind" in prepared)) return setErrors(prepared)
    setErrors(noErrors)
    const asked = questionsOf(draft, start.today)
    if (!isConfirmed && asked.length > 0) return setQuestions(asked)
    setQuestions([])
    setConflict(undefined)
    write.mutate(prepared)
  }
  return {
    base,
    draft,
    errors,
    hasErrors: hasErrors(errors),
    conflict,
    questions,
    taskId,
    isBusy: isChecking || write.isPending,
    failure: write.error,
    /** `answered` are the wire fields, `people` the persons whose errors the change answers. */
    change: (
      next: (draft: Draft) => Draft,
      answered: ReadonlyArray<string> = [],
      people: ReadonlyArray<number> = [],
    ) => {
      setDraft(next)
      setErrors((now) => withoutErrors(now, answered, people))
    },
    blame: (field: string, message: string) =>
      setErrors((now) => ({ ...now, fields: { ...now.fields, [field]: message } })),
    setConflict,
    dismissQuestions: () => setQuestions([]),
    save: (isConfirmed = false) => void save(isConfirmed),
  }
}
export type Arrangement = ReturnType<typeof useArrangement>
