/**
 * A company's day: at least one shift is on, each that is on has its start and end, none starts before the one before it
 * has ended. Morning and afternoon end on their day, an evening may pass midnight (D86).
 */
import { Schema } from "effect"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { hasOneShift, shiftsFollow, startsApart, startsBefore } from "#modules/kernel/fields/together.ts"

const shifts = [
  { isOn: "morningShift", from: "morningFrom", to: "morningTo" },
  { isOn: "afternoonShift", from: "afternoonFrom", to: "afternoonTo" },
  { isOn: "eveningShift", from: "eveningFrom", to: "eveningTo" },
] as const
type Shift = (typeof shifts)[number]

type Times = { readonly [key in Shift["isOn"]]: number } & {
  readonly [key in Shift["from"] | Shift["to"]]: string | null
}

/** A shift that is on names both times; one that is off has none. */
const timesOfWhatIsOn = Schema.makeFilter((times: Times) =>
  shifts.flatMap(({ isOn, from, to }) =>
    [from, to].flatMap((field) => {
      const isGiven = times[field] !== null
      if (times[isOn] === 1) return isGiven ? [] : [{ path: [field], issue: messageKey("required") }]
      return isGiven ? [{ path: [field], issue: messageKey("timeOfShiftOff") }] : []
    }),
  ),
)

export const shiftTimesTogether = [
  hasOneShift("morningShift", "afternoonShift", "eveningShift"),
  timesOfWhatIsOn,
  startsBefore("morningFrom", "morningTo"),
  startsBefore("afternoonFrom", "afternoonTo"),
  startsApart("eveningFrom", "eveningTo"),
  shiftsFollow(shifts),
] as const
