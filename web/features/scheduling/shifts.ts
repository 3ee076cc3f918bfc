/** The four shifts on screen: their numbers on the wire, glyphs and colours. */
import { shiftIds, type WorkShift, workShifts } from "#modules/kernel/codes/shift.ts"

export { shiftIds, type WorkShift, workShifts }

export const shiftOfId = (id: number): WorkShift => workShifts.find((shift) => shiftIds[shift] === id) ?? "other"

interface ShiftLooks {
  /** Tint and text of a chip. */
  readonly chip: string
  /** The bar or dot that marks it. */
  readonly mark: string
  readonly text: string
}
export const shiftLooks = {
  morning: { chip: "bg-morning-bg text-morning-fg", mark: "bg-morning", text: "text-morning-fg" },
  afternoon: { chip: "bg-afternoon-bg text-afternoon-fg", mark: "bg-afternoon", text: "text-afternoon-fg" },
  evening: { chip: "bg-night-bg text-night-fg", mark: "bg-night", text: "text-night-fg" },
  other: { chip: "bg-option-bg text-option-fg", mark: "bg-option", text: "text-option-fg" },
} as const satisfies Record<WorkShift, ShiftLooks>

/** Keys of the area `calendar`: the letter that says the shift where colour must not stand alone. */
export const shiftGlyphs = {
  morning: "glyph.morning",
  afternoon: "glyph.afternoon",
  evening: "glyph.evening",
  other: "glyph.other",
} as const satisfies Record<WorkShift, string>

/** Keys of the area `labels`, which the company may rename. */
export const shiftLabels = {
  morning: "labels:morning",
  afternoon: "labels:afternoon",
  evening: "labels:evening",
  other: "labels:other",
} as const satisfies Record<WorkShift, string>

/** Only these may end on the next day (D86). */
export const mayEndNextDay = (shift: WorkShift) => shift === "evening" || shift === "other"
