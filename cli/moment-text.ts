const nineHours = 9 * 3_600_000
const minutes = (iso: string) => iso.slice(0, 16).replace("T", " ")

/** A moment as Japan's clock shows it, with UTC beside, which logs and `--json` have: "2026-11-24 17:00 JST (08:00Z)". */
export const momentText = (instant: string): string => {
  const there = new Date(Date.parse(instant) + nineHours).toISOString()
  return `${minutes(there)} JST (${instant.slice(11, 16)}Z)`
}
