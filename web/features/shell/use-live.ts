/** Screens read again what others changed: only what is shown now, and no kind of thing more often than needed. */
import type { QueryClient } from "@tanstack/react-query"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import type { LiveSubject } from "#modules/kernel/codes.ts"
import { listenWhileShown } from "@/lib/live/live.ts"
import { liveKeys } from "./live-keys.ts"

/** In the morning hundreds press within minutes: a list is read again once for all presses of so long. */
const pauseMillis = 1_200

/** Reads once at once, and once more after the pause for all that was told meanwhile. */
const readingAgain = (queries: QueryClient) => {
  const waiting = new Map<LiveSubject, { isWanted: boolean }>()
  const read = (subject: LiveSubject) => {
    for (const queryKey of liveKeys[subject]) void queries.invalidateQueries({ queryKey, refetchType: "active" })
    const one = { isWanted: false }
    waiting.set(subject, one)
    setTimeout(() => {
      waiting.delete(subject)
      if (one.isWanted) read(subject)
    }, pauseMillis)
  }
  return (subject: LiveSubject) => {
    const one = waiting.get(subject)
    if (one === undefined) read(subject)
    else one.isWanted = true
  }
}

export const useLive = () => {
  const queries = useQueryClient()
  useEffect(() => {
    const readAgain = readingAgain(queries)
    return listenWhileShown({
      changed: (about) => {
        for (const subject of about) readAgain(subject)
      },
      everything: () => void queries.invalidateQueries({ refetchType: "active" }),
    })
  }, [queries])
}
