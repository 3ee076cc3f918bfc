/** A person's day as chips: a whole day at one arrangement is one of them. */
import type { Slot } from "../calendar-model.ts"

export interface Chip {
  readonly key: string
  /** In the order of the day; of a whole day several, of one arrangement. */
  readonly slots: readonly [Slot, ...ReadonlyArray<Slot>]
  /** 終日: morning and afternoon, or the night too. */
  readonly isWholeDay: boolean
}

const chip = (slots: Chip["slots"]): Chip => ({
  key: slots.map(({ key }) => key).join("+"),
  slots,
  isWholeDay: slots.length > 1,
})

/** The shifts of the same arrangement that make a whole day with this one; the optional shift is never part of it. */
const dayOf = (first: Slot, slots: ReadonlyArray<Slot>): ReadonlyArray<Slot> => {
  const same = slots.filter(({ taskId, shift }) => taskId === first.taskId && shift !== "other")
  const has = (shift: Slot["shift"]) => same.some((slot) => slot.shift === shift)
  return has("morning") && has("afternoon") ? same : []
}

/** The chips of a day's shifts, each where its first shift stands. */
export const chipsOf = (slots: ReadonlyArray<Slot>): ReadonlyArray<Chip> => {
  const chips: Array<Chip> = []
  const taken = new Set<string>()
  for (const slot of slots) {
    if (taken.has(slot.key)) continue
    const whole = slot.shift === "other" ? [] : dayOf(slot, slots)
    const rest = whole.filter(({ key }) => key !== slot.key)
    chips.push(chip([slot, ...rest]))
    for (const { key } of [slot, ...rest]) taken.add(key)
  }
  return chips
}
