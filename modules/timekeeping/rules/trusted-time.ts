/** Which pressed times are believed: a phone may come back from a tunnel, its clock may run ahead a little. */
const dayMillis = 86_400_000
const furthestBack = 14 * dayMillis
const furthestAhead = 2 * 60_000

export type Trust = "trusted" | "tooOld" | "inFuture"

/** Both in milliseconds since the epoch; 14 days back and 2 minutes ahead are the last that count. */
export const trustOf = (pressedAt: number, arrivedAt: number): Trust => {
  if (pressedAt > arrivedAt + furthestAhead) return "inFuture"
  return pressedAt < arrivedAt - furthestBack ? "tooOld" : "trusted"
}
