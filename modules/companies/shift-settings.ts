/** What boards and forms need of the company, in one statement: its shifts with times and words, its closing date. */
import { Effect } from "effect"
import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { type ClockTime, clockTime } from "#modules/kernel/minutes.ts"
import { defaultLabels } from "./codes.ts"
import { companyWithLabels } from "./repository.ts"

export interface ShiftSetting {
  readonly shift: WorkShift
  readonly label: string
  /** Null for a shift that the company doesn't work, and for the other shift, which has no usual times. */
  readonly from: ClockTime | null
  readonly to: ClockTime | null
}

const clock = (isOn: boolean, time: string | null) => (isOn && time !== null ? clockTime(time.slice(0, 5)) : null)

/** Fails with Not_Found for a foreign and a missing company alike. */
export const shiftSettings = Effect.fn("Companies.shiftSettings")(function* (companyId: number) {
  const found = yield* companyWithLabels(companyId, workShifts)
  if (found === undefined) return yield* refuse("Not_Found")
  const { company, labels } = found
  const times = {
    morning: {
      from: clock(company.morningShift, company.morningFrom),
      to: clock(company.morningShift, company.morningTo),
    },
    afternoon: {
      from: clock(company.afternoonShift, company.afternoonFrom),
      to: clock(company.afternoonShift, company.afternoonTo),
    },
    evening: {
      from: clock(company.eveningShift, company.eveningFrom),
      to: clock(company.eveningShift, company.eveningTo),
    },
    other: { from: null, to: null },
  }
  const shifts: ReadonlyArray<ShiftSetting> = workShifts.map((shift) => ({
    shift,
    label: labels[shift] ?? defaultLabels[shift],
    ...times[shift],
  }))
  return { shifts, salaryClosingDate: company.salaryClosingDate }
})
