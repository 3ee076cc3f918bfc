/** What boards and forms need of the company, in one statement: its shifts with times and words, its closing date. */
import { Effect } from "effect"
import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { query, type Sql } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { type ClockTime, clockTime } from "#modules/kernel/minutes.ts"
import { defaultLabels } from "../codes.ts"
import { companyWithLabels, type ShiftSettingsRow } from "../repository/board.ts"

export interface ShiftSetting {
  readonly shift: WorkShift
  readonly label: string
  /** Null for a shift that the company doesn't work, and for the other shift, which has no usual times. */
  readonly from: ClockTime | null
  readonly to: ClockTime | null
}
export interface ShiftSettings {
  readonly shifts: ReadonlyArray<ShiftSetting>
  readonly salaryClosingDate: number
}

const clock = (isOn: boolean, time: string | null) => (isOn && time !== null ? clockTime(time.slice(0, 5)) : null)

/** For a round trip of several statements; its rows are read by `shiftSettingsFrom`. */
export const shiftSettingsStatement = (sql: Sql, companyId: number) => companyWithLabels(sql, companyId, workShifts)

/** Fails with Not_Found for a foreign and a missing company alike. */
export const shiftSettingsFrom = Effect.fnUntraced(function* ([row]: ReadonlyArray<ShiftSettingsRow>) {
  if (row === undefined) return yield* refuse("Not_Found")
  const times = {
    morning: { from: clock(row.morningShift, row.morningFrom), to: clock(row.morningShift, row.morningTo) },
    afternoon: { from: clock(row.afternoonShift, row.afternoonFrom), to: clock(row.afternoonShift, row.afternoonTo) },
    evening: { from: clock(row.eveningShift, row.eveningFrom), to: clock(row.eveningShift, row.eveningTo) },
    other: { from: null, to: null },
  }
  const shifts: ReadonlyArray<ShiftSetting> = workShifts.map((shift) => ({
    shift,
    label: row.labels[shift] ?? defaultLabels[shift],
    ...times[shift],
  }))
  const settings: ShiftSettings = { shifts, salaryClosingDate: row.salaryClosingDate }
  return settings
})

/** Fails with Not_Found for a foreign and a missing company alike. */
export const shiftSettings = Effect.fn("Companies.shiftSettings")(function* (companyId: number) {
  return yield* shiftSettingsFrom(yield* query(({ sql }) => shiftSettingsStatement(sql, companyId)))
})
