/** A company's shifts, breaks and pay days on the wire: the same fields when it registers and when it changes them. */
import { Schema } from "effect"
import { flags, monthOffsets, wireValues } from "#modules/kernel/codes.ts"
import { PlannedClock } from "#modules/kernel/fields/day.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { blockMinutes } from "../codes.ts"

const Flag = oneOf(wireValues(flags))
/** Null for a shift that is off. */
const ShiftClock = Schema.NullOr(PlannedClock)

/** Checked together by `shiftTimesTogether` (rules/shift-times.ts). */
export const shiftTimes = {
  morningShift: Flag,
  morningFrom: ShiftClock,
  morningTo: ShiftClock,
  afternoonShift: Flag,
  afternoonFrom: ShiftClock,
  afternoonTo: ShiftClock,
  eveningShift: Flag,
  eveningFrom: ShiftClock,
  eveningTo: ShiftClock,
}
/** The step of time pickers, and the weekday until which wishes for the next week are taken. */
export const shiftHabits = {
  blockMinute: oneOf(blockMinutes),
  dateRegisterSchedule: wholeBetween(0, 6),
}

/** From `hour`:`minute` of presence on a break of `break` minutes (D20). */
export const BreakRow = Schema.Struct({
  hour: wholeBetween(0, 23),
  minute: wholeBetween(0, 59),
  break: wholeBetween(0, 1440),
})
const Breaks = Schema.Array(BreakRow).check(
  atMostRows(10),
  rowsDiffer(({ hour, minute }: { readonly hour: number; readonly minute: number }) => hour * 60 + minute, "hour"),
)
/** A list for each duty; a duty without a row has no break taken off. */
export const BreakTime = Schema.Struct({
  admin: Breaks,
  manager: Breaks,
  officeManager: Breaks,
  leader: Breaks,
  worker: Breaks,
  otherWorker: Breaks,
  partTimeWorker: Breaks,
})
export type BreakTime = typeof BreakTime.Type

/** 締め日・支払日: 1 to 28, 0 is the month's end. */
export const payDays = {
  salaryClosingDate: wholeBetween(0, 28),
  salaryPaymentDelayMonth: oneOf(wireValues(monthOffsets)),
  salaryPaymentDate: wholeBetween(0, 28),
}
