/** What stands in the way of the people in the form: asked of the server, for all its days, shift by shift. */
import { type QueryClient, useQuery } from "@tanstack/react-query"
import { normaliseClockTime } from "#modules/kernel/fields/normalise.ts"
import { mayEndNextDay, shiftIds, type WorkShift, workShifts } from "../shifts.ts"
import { endsNextDay } from "../time-words.ts"
import { type Draft, workingDays } from "./draft.ts"
import { type Candidate, candidatesQuery } from "./task-query.ts"

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5][05]$/.test(text)

/** What is asked for one shift; undefined while its times or days are not yet ones to ask with. */
export const questionOf = (draft: Draft, shift: WorkShift, taskId: number | undefined) => {
  const { isOn } = draft.shifts[shift]
  const [from, to] = [normaliseClockTime(draft.shifts[shift].from), normaliseClockTime(draft.shifts[shift].to)]
  // A stored one is asked for the day that is open: whether the others change too is said only when it is saved.
  const days = taskId === undefined ? workingDays(draft) : [draft.from]
  const isInOrder = from !== to && (mayEndNextDay(shift) || !endsNextDay(from, to))
  if (!isOn || days.length === 0 || days.length > 90 || !isClock(from) || !isClock(to) || !isInOrder) return undefined
  return {
    shift: shiftIds[shift],
    workingDates: days,
    startTime: from,
    endTime: to,
    ...(taskId === undefined ? {} : { taskId }),
    ...(draft.siteId === null ? {} : { constructionSiteId: draft.siteId }),
  }
}
/** The candidates of one shift, kept in sight while days or times change. */
export const useCandidates = (draft: Draft, shift: WorkShift, taskId: number | undefined) => {
  const question = questionOf(draft, shift, taskId)
  return useQuery({
    ...candidatesQuery(question ?? { shift: shiftIds[shift] }),
    enabled: question !== undefined,
  })
}
export const boldReason = (candidate: Candidate | undefined) => candidate?.reasons[0]

/** People of the form who can't be where it puts them, with the sentences that say so; asked anew. */
export const refusedPeople = async (queries: QueryClient, draft: Draft, taskId: number | undefined) => {
  const refused = new Map<number, ReadonlyArray<string>>()
  await Promise.all(
    workShifts.map(async (shift) => {
      const question = draft.shifts[shift].people.length === 0 ? undefined : questionOf(draft, shift, taskId)
      if (question === undefined) return
      const candidates = await queries.fetchQuery({ ...candidatesQuery(question), staleTime: 0 })
      for (const { userId } of draft.shifts[shift].people) {
        const candidate = candidates.find((one) => one.userId === userId)
        if (candidate?.verdict !== "refused") continue
        const sentences = candidate.reasons
          .filter(({ verdict }) => verdict === "refused")
          .map(({ title, fact }) => `${title}　${fact}`)
        refused.set(userId, [...new Set([...(refused.get(userId) ?? []), ...sentences])])
      }
    }),
  )
  return refused
}
