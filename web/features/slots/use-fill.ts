/** The people picked for a slot until they are sent, and the sending; a second writer's slot keeps the own picks. */
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { taskKeys } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { candidatesQuery } from "@/features/scheduling/task/task-query.ts"
import { useWorkspace, workspaceQuery } from "@/features/session/workspace.ts"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { keptDraft } from "@/lib/form/kept-draft.ts"
import { useWrite } from "@/lib/use-write.ts"
import { answerOf, workersOf } from "./fill-body.ts"
import { changesSince, fitted, keyOf, lowered, type Pick, picksOf, picksOver, raised, sumOf } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

const nothingPicked: { readonly mine: ReadonlyArray<Pick> } = { mine: [] }
const isLate = (error: unknown) => error instanceof ApiError && error.errorCode === "Update_Expired"

export const useFill = (slot: Slot, slots: ReadonlyArray<Slot>, onAnswered: () => void) => {
  const { t } = useTranslation("slots")
  const queries = useQueryClient()
  const vendorId = useWorkspace().person.userId ?? 0
  const stored = picksOf(slot)
  const as = { name: `slot.${keyOf(slot)}` }
  // Kept over a reload (TASK-40); only what was touched, so that it lies over whatever is stored by then.
  const [mine, setMine] = useState(() => (keptDraft.over(as, nothingPicked) ?? nothingPicked).mine)
  const [seen, setSeen] = useState(slot)
  // Let go at once, before the page is drawn anew: leaving asks in the same moment.
  const isLetGo = useRef(false)
  const { name } = as
  useEffect(() => {
    if (mine.length > 0) keptDraft.keep({ name }, nothingPicked, { mine })
    else keptDraft.drop({ name })
  }, [mine, name])
  const picks = picksOver(stored, mine)
  const fits = fitted(picks, slot.maxWorker)
  const { data: candidates, error } = useQuery(
    candidatesQuery({
      shift: slot.shift,
      workingDay: slot.day,
      taskId: slot.taskId,
      constructionSiteId: slot.constructionSiteId,
      ...(slot.from === null ? {} : { startTime: slot.from }),
      ...(slot.to === null ? {} : { endTime: slot.to }),
    }),
  )
  const letGo = () => {
    isLetGo.current = true
    setMine([])
  }
  const send = useWrite({
    write: (answer: { readonly csmStatus: 1 | 3; readonly reason?: string }, extraHeaders) => {
      const body = {
        version: slot.version,
        workers: workersOf(slots, slot, answer.csmStatus === 3 ? [] : fits.filter((one) => one.fits)),
        vendors: [answerOf(slot, vendorId, answer)],
      }
      return data(scheduling.updateTask({ params: { id: slot.taskId }, body, extraHeaders }))
    },
    invalidates: [...taskKeys, ["task"], workspaceQuery.queryKey],
    done: (view) => (view.vendors?.[0]?.csmStatus === 3 ? t("refused") : t("answeredToast")),
    onDone: () => {
      letGo()
      onAnswered()
    },
    onFailed: (failure) => {
      // What is stored now comes into sight under what was picked.
      if (isLate(failure)) for (const queryKey of taskKeys) void queries.invalidateQueries({ queryKey })
    },
  })
  const set = (userId: number, to: (pick: Pick) => Pick) => {
    isLetGo.current = false
    setMine((now) => {
      // What was picked keeps its price and certificates while its count is typed anew, through nothing.
      const known = [...now, ...picksOver(stored, now)].find((one) => one.userId === userId)
      const next = to(known ?? { userId, count: 0, price: null, certificates: [] })
      return now.some((one) => one.userId === userId)
        ? now.map((one) => (one.userId === userId ? next : one))
        : [...now, next]
    })
  }
  const count = (userId: number, to: (count: number) => number) =>
    set(userId, (pick) => ({ ...pick, count: to(pick.count) }))
  /** What is left of the slot beside everybody else. */
  const roomFor = (userId: number) =>
    sumOf([slot.maxWorker ?? 0, ...fits.filter((one) => one.fits && one.userId !== userId).map((one) => -one.count)])
  const isConflict = isLate(send.error)
  const isChanged = JSON.stringify(picks) !== JSON.stringify(stored)
  return {
    candidates,
    error,
    send,
    fits,
    filled: sumOf(fits.filter((one) => one.fits).map((one) => one.count)),
    isConflict,
    /** What came between, once an answer came too late. */
    changes: isConflict ? changesSince(seen, slot) : undefined,
    wouldLose: () => isChanged && !isLetGo.current,
    letGo,
    answer: () => {
      setSeen(slot)
      send.mutate({ csmStatus: 1 })
    },
    raise: (userId: number) => count(userId, (now) => raised(now, roomFor(userId))),
    lower: (userId: number) => count(userId, lowered),
    make: (userId: number, to: number) => count(userId, () => to),
    pay: (userId: number, part: Partial<Pick>) => set(userId, (pick) => ({ ...pick, ...part })),
    roomFor,
  }
}
export type Fill = ReturnType<typeof useFill>
