import type { WorkShift } from "#modules/kernel/codes.ts"
import type { DayWork, PayTerms } from "../../model.ts"

const dayShifts: ReadonlyArray<WorkShift> = ["morning", "afternoon"]

/** What a day's work was: the day's own shifts, whatever came beside them, or else the evening, or else the other. */
const kindOf = ({ shifts }: DayWork): "day" | "evening" | "other" | undefined => {
  if (shifts.some((shift) => dayShifts.includes(shift))) return "day"
  return shifts.includes("evening") ? "evening" : shifts.includes("other") ? "other" : undefined
}

/**
 * The shifts whose price over their hours is an hour's wage (労働基準法施行規則 第19条: 通常の労働時間の賃金).
 *
 * Morning and afternoon, unless another shift was worked alone on more days than these: whoever usually works in the
 * evening has the evening's price as his ordinary wage. Without priced day shifts it is what was usual of the others, or
 * all of them before anything was worked. Only shifts with a price and hours.
 */
export const usualShifts = (
  terms: Extract<PayTerms, { salaryType: "shift" }>,
  days: ReadonlyArray<DayWork>,
): ReadonlyArray<WorkShift> => {
  const isPriced = (shift: WorkShift) => terms.shiftPrices[shift] !== undefined && (terms.shiftLengths[shift] ?? 0) > 0
  const count = { day: 0, evening: 0, other: 0 }
  for (const day of days) {
    const kind = kindOf(day)
    if (kind !== undefined) count[kind] += 1
  }
  const ofDay = dayShifts.filter(isPriced)
  const others = (["evening", "other"] as const).filter(isPriced)
  const [first] = others.toSorted((one, two) => count[two] - count[one])
  if (first !== undefined && count[first] > (ofDay.length > 0 ? count.day : 0)) return [first]
  return ofDay.length > 0 ? ofDay : others
}
