/** A company as it shows itself, and what changes it. */
import { Schema } from "effect"
import { PlannedClock } from "#modules/kernel/fields/day.ts"
import { oneOf, Version } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { hourIntervals } from "../codes.ts"
import type { companyPolicy } from "../policy.ts"
import { payDaysTogether } from "../rules/pay-days.ts"
import { shiftTimesTogether } from "../rules/shift-times.ts"
import { furtherProfile, neededProfile } from "./company-profile.ts"
import { BreakTime, payDays, shiftHabits, shiftTimes } from "./company-shifts.ts"

const text = Schema.NullOr(Schema.String)
const shownTimes = {
  morningShift: Schema.Int,
  morningFrom: text,
  morningTo: text,
  afternoonShift: Schema.Int,
  afternoonFrom: text,
  afternoonTo: text,
  eveningShift: Schema.Int,
  eveningFrom: text,
  eveningTo: text,
}

export const Company = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  kenId: Schema.NullOr(Schema.Int),
  businessField: Schema.NullOr(Schema.Int),
  furiganaName: text,
  email: text,
  phone: text,
  faxNumber: text,
  postalCode: text,
  address: text,
  representativeName: text,
  charterCapital: Schema.NullOr(Schema.Int),
  establishedAt: text,
  registrationNumber: text,
  avatar: text,
  stamp: Schema.optionalKey(text),
  description: Schema.String,
  ...shownTimes,
  blockMinute: Schema.Int,
  dateRegisterSchedule: Schema.Int,
  /** The hours of a day in the calendar: where they begin, and the minutes of a row. */
  startTime: Schema.String,
  hourIntervalType: Schema.Int,
  breakTime: BreakTime,
  /** 労働基準法 第34条 on this day: beyond so many minutes of work at least this break. */
  legalBreaks: Schema.Array(Schema.Struct({ beyondMinutes: Schema.Int, break: Schema.Int })),
  salaryClosingDate: Schema.optionalKey(Schema.Int),
  salaryPaymentDelayMonth: Schema.optionalKey(Schema.Int),
  salaryPaymentDate: Schema.optionalKey(Schema.Int),
  version: Schema.Int,
  permissions: permissionsBy<typeof companyPolicy>(),
})

/** The three of 締め日・支払日 are written together; all else is written where it is sent. */
export const UpdateCompany = Schema.Struct({
  version: Version,
  name: Schema.optionalKey(neededProfile.name),
  kenId: Schema.optionalKey(neededProfile.kenId),
  businessField: Schema.optionalKey(neededProfile.businessField),
  ...furtherProfile,
  salaryClosingDate: Schema.optionalKey(payDays.salaryClosingDate),
  salaryPaymentDelayMonth: Schema.optionalKey(payDays.salaryPaymentDelayMonth),
  salaryPaymentDate: Schema.optionalKey(payDays.salaryPaymentDate),
}).check(payDaysTogether)
export type UpdateCompany = typeof UpdateCompany.Type

/** The shifts as a whole, or the breaks as a whole. */
const ShiftSettings = Schema.Struct({ version: Version, ...shiftTimes, ...shiftHabits }).check(...shiftTimesTogether)
const BreakSettings = Schema.Struct({ version: Version, breakTime: BreakTime })
export const ConfigShift = Schema.Union([ShiftSettings, BreakSettings])
export type ConfigShift = typeof ConfigShift.Type
export type ShiftSettings = typeof ShiftSettings.Type

export const SetTimeView = Schema.Struct({
  version: Version,
  startTime: PlannedClock,
  hourIntervalType: oneOf(hourIntervals),
})
export type SetTimeView = typeof SetTimeView.Type

export const CompanyShift = Schema.Struct({
  /** MORNING 1, AFTERNOON 2, EVENING 3, OTHER 4. */
  id: Schema.Int,
  /** As this company calls it. */
  name: Schema.String,
  isActive: Schema.Int,
  /** Null for a shift that is off, and for オプション, which has no usual times. */
  from: text,
  to: text,
})
