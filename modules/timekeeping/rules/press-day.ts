/** TIME-03: on which days an arrangement can be checked in for. */
import { addDays, type IsoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { afterPlannedEnd } from "./forgotten.ts"

export interface ArrangedFor {
  readonly day: IsoDate
  /** The end of the person's last shift, in milliseconds since the epoch. */
  readonly endsAt: number
}

/** 開始なしの遅れ (D45): twelve hours after the planned end nobody begins any more. */
export const isLateStart = ({ endsAt }: ArrangedFor, pressedAt: number) => pressedAt > endsAt + afterPlannedEnd

/**
 * Why an arrangement isn't what a check-in is for: its day is neither yesterday, today nor tomorrow of the press, or its
 * end is twelve hours past and nobody has begun. Undefined when it is. Judged by the moment pressed, so that a press that
 * waited for a signal counts as on its day.
 */
export const wrongDayOf = (
  arranged: ArrangedFor,
  pressedAt: number,
  hasBegun: boolean,
): "taskOfLaterDay" | "taskOfEarlierDay" | undefined => {
  const pressed = tokyoDayOf(pressedAt)
  if (arranged.day > addDays(pressed, 1)) return "taskOfLaterDay"
  const isOver = arranged.day < addDays(pressed, -1) || (isLateStart(arranged, pressedAt) && !hasBegun)
  return isOver ? "taskOfEarlierDay" : undefined
}
