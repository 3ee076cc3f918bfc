import { useAttendancePlace } from "./attendance-place.ts"
import { DeskDay } from "./desk-day.tsx"
import { DeskMonth } from "./desk-month.tsx"

/** The month over the chosen day's detail, or the day's list beside it. Nothing opens a window just to be read. */
export default function DeskAttendance() {
  const place = useAttendancePlace()
  return place.view === "day" ? <DeskDay place={place} /> : <DeskMonth place={place} />
}
