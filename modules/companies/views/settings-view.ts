/** What a company says of itself, in its registration and in its settings alike. */
import { flags } from "#modules/kernel/codes.ts"
import type { CompanyRow } from "../repository.ts"

const clock = (time: string | null) => (time === null ? null : time.slice(0, 5))
const flag = (isOn: boolean) => (isOn ? flags.on : flags.off)

/** The shifts as the wire has them; what is off has no times there, whatever is stored. */
export const shiftTimesView = (row: CompanyRow) => ({
  morningShift: flag(row.morningShift),
  morningFrom: row.morningShift ? clock(row.morningFrom) : null,
  morningTo: row.morningShift ? clock(row.morningTo) : null,
  afternoonShift: flag(row.afternoonShift),
  afternoonFrom: row.afternoonShift ? clock(row.afternoonFrom) : null,
  afternoonTo: row.afternoonShift ? clock(row.afternoonTo) : null,
  eveningShift: flag(row.eveningShift),
  eveningFrom: row.eveningShift ? clock(row.eveningFrom) : null,
  eveningTo: row.eveningShift ? clock(row.eveningTo) : null,
})

/** The hours of a day in the calendar (D99). */
export const timeViewOf = (row: Pick<CompanyRow, "timeViewFrom" | "hourInterval">) => ({
  startTime: row.timeViewFrom.slice(0, 5),
  hourIntervalType: row.hourInterval,
})

/** Addresses of what the row names by its id. */
export interface CompanyPictures {
  readonly avatar: string | null
  readonly stamp: string | null
}

export const settingsView = (row: CompanyRow, { avatar, stamp }: CompanyPictures) => ({
  name: row.name,
  furiganaName: row.furiganaName,
  kenId: row.kenId,
  businessField: row.businessField,
  email: row.email,
  phone: row.phone,
  faxNumber: row.fax,
  postalCode: row.postalCode,
  address: row.address,
  representativeName: row.representativeName,
  charterCapital: row.charterCapital,
  establishedAt: row.establishedOn,
  registrationNumber: row.registrationNumber,
  avatar,
  stamp,
  description: row.description,
  ...shiftTimesView(row),
  blockMinute: row.blockMinute,
  dateRegisterSchedule: row.registerScheduleWeekday,
  salaryClosingDate: row.salaryClosingDate,
  salaryPaymentDelayMonth: row.salaryPaymentDelayMonth,
  salaryPaymentDate: row.salaryPaymentDate,
})
