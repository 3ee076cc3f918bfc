/** The company's shifts with their words and usual times, as the specification lists them. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { shiftIds } from "#modules/kernel/codes.ts"
import { found } from "#modules/kernel/policy.ts"
import { type ShiftSetting, shiftSettings } from "./shift-settings.ts"

const shiftView = ({ shift, label, from, to }: ShiftSetting) => ({
  id: shiftIds[shift],
  name: label,
  // オプション has no usual times and is always there.
  isActive: shift === "other" || from !== null ? 1 : 0,
  from,
  to,
})

export const listShifts = Effect.fn("Companies.listShifts")(function* () {
  const { companyId } = yield* CurrentActor
  return (yield* shiftSettings(companyId)).shifts.map(shiftView)
})

/** Fails with Not_Found for a number that is no shift. */
export const showShift = Effect.fn("Companies.showShift")(function* (id: number) {
  const shifts = yield* listShifts()
  return yield* found(Effect.succeed(shifts.find((shift) => shift.id === id)))
})
