/** A shift and its times go together (0§4). */
import { shiftLabels } from "#modules/companies/codes.ts"
import type { Draft, ShiftKey } from "./draft.ts"

export const isOn = (of: Draft, shift: ShiftKey) => of[`${shift}Shift`] === "1"

/** The last one can't be unticked. */
export const isOnlyShift = (of: Draft, shift: ShiftKey) =>
  isOn(of, shift) && shiftLabels.filter((one) => isOn(of, one)).length === 1

/** Unticking a shift clears its times. */
export const withShift = (of: Draft, shift: ShiftKey, on: boolean): Draft =>
  on ? { ...of, [`${shift}Shift`]: "1" } : { ...of, [`${shift}Shift`]: "0", [`${shift}From`]: "", [`${shift}To`]: "" }
