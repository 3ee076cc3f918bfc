/** What stands in the way of each person for one shift, asked once when it is picked up. */
import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Slot } from "../calendar-model.ts"
import { shiftIds } from "../shifts.ts"
import { type Candidate, candidatesQuery } from "../task/task-query.ts"

const questionOf = ({ shift, day, from, to, taskId, site }: Slot) => ({
  shift: shiftIds[shift],
  workingDates: [day],
  startTime: from,
  endTime: to,
  taskId,
  constructionSiteId: site.id,
})
/** Everyone's answer, or with `keyword` only that of those whose name holds it. */
export const slotCandidates = (slot: Slot, keyword?: string) =>
  queryOptions(candidatesQuery({ ...questionOf(slot), ...(keyword === undefined ? {} : { keyword }) }))

const byPerson = (candidates: ReadonlyArray<Candidate>) =>
  new Map(candidates.map((candidate) => [candidate.userId, candidate]))
export type Verdicts = ReadonlyMap<number, Candidate>

/** By person; undefined while nothing is asked or not yet answered. */
export const useVerdicts = (slot: Slot | undefined): Verdicts | undefined => {
  const { data, isPlaceholderData } = useQuery({
    ...candidatesQuery(slot === undefined ? { shift: 1 } : questionOf(slot)),
    enabled: slot !== undefined,
    select: byPerson,
  })
  return slot === undefined || isPlaceholderData ? undefined : data
}
