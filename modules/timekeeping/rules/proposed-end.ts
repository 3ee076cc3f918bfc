/** The end that a punch without one probably had, as it could be told: inside what is known to have happened. */

/** Moments as milliseconds since 1970. */
interface OpenPunch {
  readonly checkIn: number
  readonly rests: ReadonlyArray<{ readonly from: number; readonly to: number | null }>
  /** Of the arrangement, for this person. */
  readonly plannedEnd: number
  /** The next check-in of the same person, whatever became of that punch. */
  readonly nextCheckIn: number | undefined
}

/**
 * The plan's end. Whoever rested after it was still there, so not before his last rest; whoever checked in again had
 * left by then, so not after that. Undefined where it would lie before the check-in: nobody knows then.
 */
export const proposedEnd = ({ checkIn, rests, plannedEnd, nextCheckIn }: OpenPunch): number | undefined => {
  if (plannedEnd <= checkIn) return undefined
  const lastSeen = Math.max(checkIn, ...rests.map(({ from, to }) => to ?? from))
  const latest = nextCheckIn ?? Number.POSITIVE_INFINITY
  const end = Math.min(Math.max(plannedEnd, lastSeen), latest)
  return end > checkIn && end >= lastSeen ? end : undefined
}
