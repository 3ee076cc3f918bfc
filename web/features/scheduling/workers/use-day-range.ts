import { useState } from "react"

/** Days of one person that are chosen together, to be filled by one drop. */
export interface DayRange {
  readonly userId: number
  readonly from: string
  readonly to: string
}
interface Marked extends DayRange {
  /** Where it was begun; the other end moves. */
  readonly anchor: string
}
export const isInRange = (range: DayRange | undefined, userId: number, day: string) =>
  range?.userId === userId && day >= range.from && day <= range.to

/** Shift and a click or an arrow: the first marks a day of a person, each further one stretches to another of his days. */
export const useDayRange = () => {
  const [marked, setMarked] = useState<Marked>()
  return {
    range: marked,
    /** To this day; `start` is where a new stretch begins. */
    stretch: (userId: number, day: string, start = day) =>
      setMarked((now) => {
        const anchor = now?.userId === userId ? now.anchor : start
        const [from, to] = anchor <= day ? [anchor, day] : [day, anchor]
        return { userId, anchor, from, to }
      }),
    clear: () => setMarked(undefined),
  }
}
export type DayRangeChoice = ReturnType<typeof useDayRange>
