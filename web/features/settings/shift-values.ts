/** The company's day as texts of a form, and as the request takes it. */
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import type { Company } from "./company-query.ts"

export const shiftRows = [
  { shift: "morning", isOn: "morningShift", from: "morningFrom", to: "morningTo" },
  { shift: "afternoon", isOn: "afternoonShift", from: "afternoonFrom", to: "afternoonTo" },
  { shift: "evening", isOn: "eveningShift", from: "eveningFrom", to: "eveningTo" },
] as const
export type ShiftRow = (typeof shiftRows)[number]

export const shiftFields = [
  ...shiftRows.flatMap(({ isOn, from, to }) => [isOn, from, to] as const),
  "blockMinute",
  "dateRegisterSchedule",
] as const
export type ShiftField = (typeof shiftFields)[number]
export type ShiftValues = Readonly<Record<ShiftField, string>>

const text = (value: string | number | null) => (value === null ? "" : String(value))

export const shiftValues = (company: Company): ShiftValues => ({
  morningShift: text(company.morningShift),
  morningFrom: text(company.morningFrom),
  morningTo: text(company.morningTo),
  afternoonShift: text(company.afternoonShift),
  afternoonFrom: text(company.afternoonFrom),
  afternoonTo: text(company.afternoonTo),
  eveningShift: text(company.eveningShift),
  eveningFrom: text(company.eveningFrom),
  eveningTo: text(company.eveningTo),
  blockMinute: text(company.blockMinute),
  dateRegisterSchedule: text(company.dateRegisterSchedule),
})

/** A shift that is unticked loses its times (WIZ-04); the last one that is on can't be unticked. */
export const tickShift = (values: ShiftValues, { isOn, from, to }: ShiftRow, next: string): ShiftValues =>
  next === "1" ? { ...values, [isOn]: next } : { ...values, [isOn]: next, [from]: "", [to]: "" }
export const isLastShift = (values: ShiftValues, { isOn }: ShiftRow) =>
  values[isOn] === "1" && shiftRows.every((row) => row.isOn === isOn || values[row.isOn] !== "1")

export const shiftBody = (values: ShiftValues) => ({
  ...Object.fromEntries(
    shiftRows.flatMap(({ isOn, from, to }) => [
      [isOn, Number(values[isOn])],
      [from, textOrNull(values[from])],
      [to, textOrNull(values[to])],
    ]),
  ),
  blockMinute: numberOrNull(values.blockMinute),
  dateRegisterSchedule: numberOrNull(values.dateRegisterSchedule),
})
