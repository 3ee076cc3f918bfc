/** Clock times as people type them. Pure, no library, safe to run twice. */
import { plainSigns } from "./width.ts"

const pad = (part: string) => part.padStart(2, "0")

/** 830, ８：３０, 8時半, 午後3時, 翌5:00 → HH:mm; what is no time comes back half width, for the schema to refuse. */
export const normaliseClockTime = (text: string): string => {
  const plain = plainSigns(text)
  const isAfternoon = plain.startsWith("午後")
  const bare = plain.replace(/^(翌日?|午前|午後)\s*/, "").replace(/半$/, "30分")
  const [, hour, minute = "00"] =
    /^(\d{1,2})(?:[:.時](?:(\d{1,2})分?)?)?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare) ?? []
  if (hour === undefined) return plain
  const hours = isAfternoon && Number(hour) < 12 ? Number(hour) + 12 : Number(hour)
  return hours > 23 || Number(minute) > 59 ? plain : `${pad(String(hours))}:${pad(minute)}`
}
