/** Days as Excel keeps them: how many days have passed since the last day of 1899. */
import { addDays, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"

const first = isoDate("1899-12-30")
/** From 1900-03-01, before which Excel counts a day that never was, to 2199. */
const [least, most] = [61, 109_574]

/** Five digits, or what is left of them for the early days of a birthday; undefined for whatever is no such number. */
export const dayOfSerial = (text: string): IsoDate | undefined => {
  const plain = text.trim()
  if (!/^\d{4,6}(\.\d+)?$/.test(plain)) return undefined
  const days = Math.floor(Number(plain))
  return days < 10_000 || days < least || days > most ? undefined : addDays(first, days)
}
