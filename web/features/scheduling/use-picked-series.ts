/** The series that picked arrangements are of: read once each, before a question says how many arrangements go. */
import { useQueries } from "@tanstack/react-query"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import type { Slot } from "./calendar-model.ts"
import { idsReached } from "./task/scope-days.ts"
import { taskQuery } from "./task/task-query.ts"

/** The other days are not on the calendar as a series; one day of it tells them all. */
export const usePickedSeries = (slots: ReadonlyArray<Slot>, mode: EditScope) => {
  const ofGroup = Map.groupBy(
    mode === "one" ? [] : slots.filter(({ groupId }) => groupId !== null),
    ({ groupId }) => groupId,
  )
  const groups = [...ofGroup.values()].flatMap((days) => (days[0] === undefined ? [] : [{ first: days[0], days }]))
  const reads = useQueries({ queries: groups.map(({ first }) => taskQuery(first.taskId)) })
  const read = groups.flatMap(({ days }, at) => {
    const view = reads[at]?.data
    return view === undefined ? [] : [{ days, view }]
  })
  const failed = groups.flatMap(({ first }, at) => {
    const one = reads[at]
    return one?.isError === true ? [{ slot: first, error: one.error, again: () => void one.refetch() }] : []
  })
  const views = read.flatMap(({ days, view }) =>
    days.map(({ taskId, day }) => ({ ...view, id: taskId, startDate: day })),
  )
  return {
    /** Days whose series can't be read, with why. */
    failed,
    isReading: reads.some(({ isFetching }) => isFetching),
    /** How many arrangements go. */
    count: new Set([...slots.map(({ taskId }) => taskId), ...idsReached(views, mode)]).size,
    seriesVersionOf: (taskId: number) => views.find(({ id }) => id === taskId)?.seriesVersion ?? null,
  }
}
