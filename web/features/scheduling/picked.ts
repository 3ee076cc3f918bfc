import { createContext, useContext } from "react"
import type { Calendar, Slot } from "./calendar-model.ts"

/** The arrangements that are picked to be deleted; undefined while nothing is picked from the calendar. */
export const Picked = createContext<ReadonlySet<number> | undefined>(undefined)
export const usePicked = () => useContext(Picked)

/** What is picked as the calendar has it now; a day that it doesn't show stays as it was picked. */
export const pickedNow = (
  picked: ReadonlyMap<number, Slot>,
  calendar: Calendar | undefined,
): ReadonlyMap<number, Slot> => {
  const shown = (calendar?.days ?? []).flatMap(({ slots }) => slots.filter(({ taskId }) => picked.has(taskId)))
  const now = new Map(shown.map((slot) => [slot.key, slot]))
  return new Map([...picked].map(([taskId, slot]) => [taskId, now.get(slot.key) ?? slot]))
}
