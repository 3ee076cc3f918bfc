/** Who is on which shift of an arrangement, before and after a stroke. */
import type { WorkShift } from "#modules/kernel/codes.ts"
import type { StaffCertificate } from "./certificates.ts"

/** One person on one shift. */
export interface Booking {
  readonly staffId: number
  readonly shift: WorkShift
  /** 人工 in steps of 0.01. */
  readonly countWork: number
  /** Yen for this shift; null is what his own terms say. */
  readonly price: number | null
  readonly certificates: ReadonlyArray<StaffCertificate>
}
export type Crew = ReadonlyArray<Booking>

const isSame = (one: Booking, other: Booking) => one.staffId === other.staffId && one.shift === other.shift

/** Who comes on and who goes off between two states. */
export const movesBetween = (before: Crew, after: Crew): { readonly added: Crew; readonly removed: Crew } => ({
  added: after.filter((booking) => !before.some((one) => isSame(one, booking))),
  removed: before.filter((booking) => !after.some((one) => isSame(one, booking))),
})

/** The crew without these people on this shift; who isn't on it changes nothing. */
export const leave = (crew: Crew, shift: WorkShift, ids: ReadonlyArray<number>): Crew =>
  crew.filter((booking) => booking.shift !== shift || !ids.includes(booking.staffId))

/** The crew with these people on the shift too; who is on it already stays as he is. */
export const join = (
  crew: Crew,
  newcomers: Omit<Booking, "staffId"> & { readonly ids: ReadonlyArray<number> },
): Crew => {
  const { ids, ...terms } = newcomers
  const added = [...new Set(ids)].map((staffId): Booking => ({ staffId, ...terms }))
  return [...crew, ...movesBetween(crew, added).added]
}
