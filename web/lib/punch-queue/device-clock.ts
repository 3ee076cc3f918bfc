/** The time as the company's server has it: the device's clock, corrected by the difference seen last. */
const place = "tehai.clockOffset"
const wrongMillis = 2 * 60_000

const stored = () => {
  const millis = Number(localStorage.getItem(place) ?? 0)
  return Number.isFinite(millis) ? millis : 0
}
export const deviceClock = {
  /** Milliseconds since the epoch. */
  now: () => Date.now() + stored(),
  /** An answer said that it was `serverNow`; it was asked for and came at these times of the device. */
  compare: (serverNow: string, askedAt: number, receivedAt: number) => {
    // The clock was set back while the call was under way: the next call tells by how much it is off now.
    if (receivedAt < askedAt) return
    const offset = Math.round(Date.parse(serverNow) - (askedAt + receivedAt) / 2)
    // Within the length of the call nothing is known better than the device's own clock.
    localStorage.setItem(place, String(Math.abs(offset) <= (receivedAt - askedAt) / 2 ? 0 : offset))
  },
  /** More than two minutes off: the person is told. */
  isWrong: () => Math.abs(stored()) > wrongMillis,
}
