import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { longestSeriesDays } from "#modules/scheduling/codes.ts"
import { data } from "@/lib/client.ts"
import type { Typed } from "@/lib/form/typed.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import type { ShiftDefault } from "../calendar-model.ts"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { refusedPeople } from "./candidates.ts"
import type { Draft } from "./draft.ts"
import { bodyOf, changedPeople, draftOf, isSeries, patchOf, scopeOf } from "./draft-wire.ts"
import { tellsBody } from "./more/draft-more.ts"
import { personField, taskComplaints, taskFieldOf, taskRules } from "./task-fields.ts"
import { taskParts } from "./task-parts.ts"
import type { TaskView } from "./task-query.ts"
import { mayStayUnsent, questionsOf } from "./task-questions.ts"

/** What the form starts from. */
export interface Start {
  /** The stored arrangement; undefined for a new one. */
  readonly view: TaskView | undefined
  readonly draft: Draft
  readonly shifts: ReadonlyArray<ShiftDefault>
  readonly today: string
}
interface ArrangementOptions {
  readonly start: Start
  readonly isFixedPrice: (draft: Draft) => boolean
  readonly word: (name: string, draft: Draft) => string
  readonly onSaved: () => void
}
const isTaskView = (detail: unknown): detail is TaskView =>
  typeof detail === "object" && detail !== null && "workingDates" in detail && "version" in detail

const contract = async () => (await import("#modules/scheduling/contract.ts")).schedulingContract

const write = ({ values, base, stored }: Typed<Draft, TaskView>, isFixed: boolean) => {
  const isSmall = values.kind === "small"
  if (stored === undefined) {
    const body = bodyOf(values, isFixed)
    return isSmall
      ? writing({
          schema: async () => (await contract()).createSmallJob.body,
          body,
          send: (job, extraHeaders): Promise<unknown> => data(scheduling.createSmallJob({ body: job, extraHeaders })),
        })
      : writing({
          schema: async () => (await contract()).createTask.body,
          body,
          send: (task, extraHeaders): Promise<unknown> => data(scheduling.createTask({ body: task, extraHeaders })),
        })
  }
  const params = { id: stored.id }
  const body = {
    version: stored.version,
    ...patchOf(base, values, isFixed),
    ...scopeOf(stored, base, values),
    ...tellsBody(values.more, changedPeople(base, values)),
  }
  return isSmall
    ? writing({
        schema: async () => (await contract()).updateSmallJob.body,
        body,
        send: (job, extraHeaders): Promise<unknown> =>
          data(scheduling.updateSmallJob({ params: { taskId: stored.id }, body: job, extraHeaders })),
      })
    : writing({
        schema: async () => (await contract()).updateTask.body,
        body,
        send: (task, extraHeaders): Promise<unknown> =>
          data(scheduling.updateTask({ params, body: task, extraHeaders })),
      })
}

/** Asked of a stored series: which days are meant. */
export const scopeQuestion = "scope"

/** The form of an arrangement: a new one, or what changes in a stored one. */
export const useArrangement = ({ start, isFixedPrice, word, onSaved }: ArrangementOptions) => {
  const { t } = useTranslation(["calendar", "common"])
  const queries = useQueryClient()
  const taskId = start.view?.id
  const form = useForm<Draft, unknown, TaskView>({
    first: start.draft,
    ...(start.view === undefined ? {} : { stored: start.view }),
    valuesOf: draftOf,
    keepAs: `task.${taskId ?? "new"}`,
    isStored: isTaskView,
    parts: taskParts,
    words: word,
    fieldOf: (name, { values }) => taskFieldOf(name, values),
    write: (typed) => write(typed, isFixedPrice(typed.values)),
    isSame: ({ values, base, stored }) =>
      stored !== undefined &&
      mayStayUnsent(stored) &&
      Object.keys(patchOf(base, values, isFixedPrice(values))).length === 0,
    onUnchanged: onSaved,
    rules: ({ values }) => taskRules(values, isFixedPrice(values)),
    obstacles: async ({ values }) =>
      [...(await refusedPeople(queries, values, taskId))].flatMap(([userId, sentences]) =>
        sentences.map((sentence) => ({ field: personField(userId), sentence })),
      ),
    questions: ({ values, stored }) => [
      ...questionsOf(values, stored, start.today),
      ...(stored !== undefined && isSeries(stored) && values.isSeries ? [scopeQuestion] : []),
    ],
    say: (key) => {
      const [name, names = ""] = key.split(":")
      const complaint = taskComplaints.find((one) => one === name)
      return complaint === undefined ? undefined : t(complaint, { count: longestSeriesDays, names })
    },
    invalidates: taskKeys,
    done: t("saved"),
    onSaved,
  })
  return { ...form, taskId }
}
export type Arrangement = ReturnType<typeof useArrangement>
