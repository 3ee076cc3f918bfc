/** The people picked for a slot until they are sent, and the sending; a second writer's slot keeps the own picks. */
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { taskKeys } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { candidatesQuery } from "@/features/scheduling/task/task-query.ts"
import { useWorkspace } from "@/features/session/workspace.ts"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { answerOf, workersOf } from "./fill-body.ts"
import { fitted, lowered, type Pick, picksOf, raised, sumOf } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

export const useFill = (slot: Slot, slots: ReadonlyArray<Slot>, onAnswered: () => void) => {
  const { t } = useTranslation("slots")
  const vendorId = useWorkspace().person.userId ?? 0
  const stored = picksOf(slot)
  const [picks, setPicks] = useState<ReadonlyArray<Pick>>(stored)
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
  const send = useWrite({
    write: (answer: { readonly csmStatus: 1 | 3; readonly reason?: string }, extraHeaders) => {
      const fits = fitted(picks, slot.maxWorker).filter((one) => one.fits)
      const body = {
        version: slot.version,
        workers: workersOf(slots, slot, answer.csmStatus === 3 ? [] : fits),
        vendors: [answerOf(slot, vendorId, answer)],
      }
      return data(scheduling.updateTask({ params: { id: slot.taskId }, body, extraHeaders }))
    },
    invalidates: [...taskKeys, ["task"]],
    done: (view) => (view.vendors?.[0]?.csmStatus === 3 ? t("refused") : t("answeredToast")),
    onDone: onAnswered,
  })
  const set = (userId: number, to: (count: number) => number) =>
    setPicks((now) => {
      const count = to(now.find((one) => one.userId === userId)?.count ?? 0)
      const rest = now.some((one) => one.userId === userId)
        ? now.map((one) => (one.userId === userId ? { userId, count } : one))
        : [...now, { userId, count }]
      return rest.filter((one) => one.count > 0)
    })
  const fits = fitted(picks, slot.maxWorker)
  return {
    candidates,
    error,
    send,
    fits,
    filled: sumOf(fits.filter((one) => one.fits).map(({ count }) => count)),
    isConflict: send.error instanceof ApiError && send.error.errorCode === "Update_Expired",
    isChanged: JSON.stringify(picks) !== JSON.stringify(stored),
    raise: (userId: number) => set(userId, raised),
    lower: (userId: number) => set(userId, lowered),
    make: (userId: number, count: number) => set(userId, () => count),
  }
}
export type Fill = ReturnType<typeof useFill>
