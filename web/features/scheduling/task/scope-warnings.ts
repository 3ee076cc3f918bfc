/** What stands in the way of the form's people on the days that a scope reaches: asked of the server, shift by shift. */
import { useQueries } from "@tanstack/react-query"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { workShifts } from "../shifts.ts"
import { questionOf } from "./candidates.ts"
import type { Draft } from "./draft.ts"
import { reachedDays } from "./scope-days.ts"
import { type Candidate, candidatesQuery, type TaskView } from "./task-query.ts"

interface Known {
  readonly userId: number
  readonly name: string
  readonly reasons: ReadonlyArray<{
    readonly verdict: Candidate["verdict"]
    readonly title: string
    readonly fact: string
    readonly clashes: ReadonlyArray<{ readonly taskId: number }>
  }>
}
/** Of those who are on a shift: all but that they are on another day of the same series, whose rows change with it. */
export const warningsOf = (
  candidates: ReadonlyArray<Known>,
  userIds: ReadonlyArray<number>,
  ownTaskIds: ReadonlyArray<number>,
): ReadonlyArray<{ readonly name: string; readonly title: string; readonly fact: string }> =>
  candidates
    .filter(({ userId }) => userIds.includes(userId))
    .flatMap(({ name, reasons }) =>
      reasons
        .filter(
          ({ verdict, clashes }) =>
            verdict !== "ok" && (clashes.length === 0 || clashes.some(({ taskId }) => !ownTaskIds.includes(taskId))),
        )
        .map(({ title, fact }) => ({ name, title, fact })),
    )

/** The warnings of one scope; none while they are asked for, or where no network is: the server refuses at the save. */
export const useScopeWarnings = (view: TaskView, draft: Draft, scope: EditScope) => {
  const reached = reachedDays(view, scope).filter(({ id, isWorked }) => id === view.id || !isWorked)
  const shifts = workShifts.flatMap((shift) => {
    const question = draft.shifts[shift].people.length === 0 ? undefined : questionOf(draft, shift, view.id)
    return question === undefined ? [] : [{ shift, question }]
  })
  const answers = useQueries({
    queries: shifts.map(({ question }) =>
      candidatesQuery({ ...question, workingDates: reached.map(({ day }) => day) }),
    ),
  })
  const own = reached.map(({ id }) => id)
  const all = shifts.flatMap(({ shift }, at) =>
    warningsOf(
      answers[at]?.isPlaceholderData === true ? [] : (answers[at]?.data ?? []),
      draft.shifts[shift].people.map(({ userId }) => userId),
      own,
    ),
  )
  return [...new Map(all.map((one) => [`${one.name} ${one.fact}`, one])).values()]
}
