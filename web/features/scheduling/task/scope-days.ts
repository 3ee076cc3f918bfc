/** Which days each scope reaches, said before it is chosen. The server decides again when it is saved. */
import { type EditScope, editScopes } from "#modules/kernel/codes/project.ts"
import { eachDay } from "../days.ts"
import type { TaskView } from "./task-query.ts"

export const scopes = [editScopes.one, editScopes.future, editScopes.all] as const

export interface ScopeDays {
  readonly from: string
  readonly to: string
  /** How many days change. */
  readonly count: number
  /** Days between the first and the last that are not worked. */
  readonly gaps: ReadonlyArray<string>
  /** Days whose hours were counted already: they stay as they are. */
  readonly worked: ReadonlyArray<string>
}

type SeriesOf = Pick<TaskView, "id" | "startDate" | "seriesDays">
export const reachedDays = (view: SeriesOf, scope: EditScope) =>
  (view.seriesDays ?? []).filter(
    ({ id, day }) => id === view.id || scope === "all" || (scope === "future" && day >= view.startDate),
  )
/** The days that change when these are picked, each once. */
export const idsReached = (views: ReadonlyArray<SeriesOf>, scope: EditScope): ReadonlySet<number> =>
  new Set(
    views.flatMap((view) =>
      reachedDays(view, scope).flatMap(({ id, isWorked }) => (isWorked && id !== view.id ? [] : [id])),
    ),
  )

/** Other days of the series that came, went or changed between the two. */
export const otherDaysChanged = (before: SeriesOf, after: SeriesOf): ReadonlyArray<string> => {
  const [then, now] = [before, after].map(({ id, seriesDays = [] }) => seriesDays.filter((one) => one.id !== id))
  const isKept = (all: typeof then, day: { readonly id: number; readonly version: number }) =>
    all?.some((one) => one.id === day.id && one.version === day.version) === true
  const changed = [
    ...(now ?? []).filter((day) => !isKept(then, day)),
    ...(then ?? []).filter((day) => now?.every(({ id }) => id !== day.id) !== false),
  ]
  return changed.map(({ day }) => day).toSorted()
}

const daysIn = (view: TaskView, scope: EditScope): ScopeDays => {
  const reached = reachedDays(view, scope)
  const worked = reached.filter(({ id, isWorked }) => isWorked && id !== view.id).map(({ day }) => day)
  const from = reached[0]?.day ?? view.startDate
  const to = reached.at(-1)?.day ?? view.startDate
  const gaps = eachDay(from, to).filter((day) => reached.every((one) => one.day !== day))
  return { from, to, count: Math.max(1, reached.length - worked.length), gaps, worked }
}

export const scopesOf = (view: TaskView): Readonly<Record<EditScope, ScopeDays>> => ({
  one: daysIn(view, "one"),
  future: daysIn(view, "future"),
  all: daysIn(view, "all"),
})
