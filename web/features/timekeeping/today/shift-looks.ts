import { shiftIds, type WorkShift, workShifts } from "#modules/kernel/codes/shift.ts"
import type { ShiftId } from "../day/arrangement.ts"

/** Colours of a shift's chip and edge; the word always stands beside them. */
const looks = {
  morning: { chip: "bg-morning-bg text-morning-fg", edge: "bg-morning" },
  afternoon: { chip: "bg-afternoon-bg text-afternoon-fg", edge: "bg-afternoon" },
  evening: { chip: "bg-night-bg text-night-fg", edge: "bg-night" },
  other: { chip: "bg-option-bg text-option-fg", edge: "bg-option" },
} as const satisfies Record<WorkShift, object>

/** The word's key in the area `labels`, and how it looks. */
export const shiftOf = (id: ShiftId) => {
  const key = workShifts.find((shift) => shiftIds[shift] === id) ?? "other"
  return { key, ...looks[key] }
}
