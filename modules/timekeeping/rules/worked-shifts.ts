/**
 * Which of the arranged shifts a punch has done, by the time really worked: what 退勤 proposes, and what counts where
 * nobody answers. The phone proposes by it without a network, so this file takes nothing from any library.
 */

/** A shift that the person is arranged for; moments as milliseconds since 1970. */
export interface ArrangedShift<Shift extends number = number> {
  readonly shift: Shift
  readonly startsAt: number
  readonly endsAt: number
}
export interface TimeAtWork {
  readonly from: number
  readonly to: number
  /** Only those that were punched; one without an end lasts until `to`. */
  readonly rests: ReadonlyArray<{ readonly from: number; readonly to: number | null }>
}
/** `halfShifts` is the part of `shifts` that counts half. */
export interface WorkedShifts<Shift extends number = number> {
  readonly shifts: ReadonlyArray<Shift>
  readonly halfShifts: ReadonlyArray<Shift>
}

/** Eighths of a shift's own time from which it counts. Two halves of it in two punches are then never less than whole. */
const eighthsOfWhole = 6
const eighthsOfHalf = 3

const minuteOf = (millis: number) => Math.floor(millis / 60_000)
/** Whole minutes that two stretches share, each end cut to its minute as everywhere. */
const shared = (from: number, to: number, stretch: { readonly from: number; readonly to: number }) =>
  Math.max(0, minuteOf(Math.min(to, stretch.to)) - minuteOf(Math.max(from, stretch.from)))

/** Minutes worked inside a shift's own time. */
const workedWithin = ({ startsAt, endsAt }: ArrangedShift, { from, to, rests }: TimeAtWork) => {
  const present = { from: Math.max(from, startsAt), to: Math.min(to, endsAt) }
  const rested = rests.reduce((sum, rest) => sum + shared(rest.from, rest.to ?? to, present), 0)
  return Math.max(0, shared(from, to, { from: startsAt, to: endsAt }) - rested)
}

/**
 * The shifts done, in their order: whole from three quarters of a shift's own time, half from three eighths, else not.
 *
 * Work before the planned start lies in no shift (D108), nor does work after the last end; what is worked outside the
 * shifts that count is paid by the hour. A punched rest is no work. The company's table of rests takes nothing off here:
 * nobody knows where that rest lay, and the arranged time holds it.
 */
export const workedShifts = <Shift extends number>(
  arranged: ReadonlyArray<ArrangedShift<Shift>>,
  work: TimeAtWork,
): WorkedShifts<Shift> => {
  const eighths = arranged.map((one) => {
    const length = minuteOf(one.endsAt) - minuteOf(one.startsAt)
    return { shift: one.shift, share: length > 0 ? (workedWithin(one, work) * 8) / length : 0 }
  })
  const idsOf = (counts: (share: number) => boolean) =>
    [...new Set(eighths.filter(({ share }) => counts(share)).map(({ shift }) => shift))].toSorted()
  return {
    shifts: idsOf((share) => share >= eighthsOfHalf),
    halfShifts: idsOf((share) => share >= eighthsOfHalf && share < eighthsOfWhole),
  }
}
