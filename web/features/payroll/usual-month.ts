import { shiftMonth } from "@/features/scheduling/days.ts"

/** The month that is looked at when none is named: the last one that is over in Tokyo. */
export const usualMonth = () => {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" }).format(new Date())
  return shiftMonth(day.slice(0, 7), -1)
}
