/** What 退勤 has ticked before anybody says otherwise: the company counts by the same rule where nobody answers. */
import { workedShifts } from "#modules/timekeeping/rules/worked-shifts.ts"
import type { Arrangement, ShiftId } from "../day/arrangement.ts"
import type { Stretch } from "../day/stretch.ts"

/** The shifts of `arrangement` done from the check-in until `end`, an instant; none without an arrangement. */
export const proposedTicks = (
  arrangement: Pick<Arrangement, "parts"> | undefined,
  { checkIn, rests }: Pick<Stretch, "checkIn" | "rests">,
  end: string,
) => workedShifts<ShiftId>(arrangement?.parts ?? [], { from: checkIn, to: Date.parse(end), rests })
