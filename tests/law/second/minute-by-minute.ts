/**
 * A month looked at minute by minute: which are worked, whether the law calls them overtime, holiday or night, and what
 * share of each arranged shift was worked. Written from 労働基準法 第32条・第35条・第37条, D48 and the specification.
 */
import { type RandomDay, type RandomMonth, type ShiftName, type Stretch, windows } from "./random-months.ts"

export interface WorkedMinute {
  readonly kind: "regular" | "overtime" | "beyondSixty" | "holiday"
  readonly isNight: boolean
  /** Beyond the day's contracted time, within the law's. */
  readonly isBeyondContract: boolean
}
export interface SimulatedDay {
  readonly source: RandomDay
  /** In order of time. */
  readonly minutes: ReadonlyArray<WorkedMinute>
  readonly whole: ReadonlyArray<ShiftName>
  readonly half: ReadonlyArray<ShiftName>
}

const isIn = (minute: number, { from, to }: Stretch) => minute >= from && minute < to
const workedMinutes = ({ presence, rests }: RandomDay) => {
  const minutes: Array<number> = []
  for (let minute = presence.from; minute < presence.to; minute++)
    if (!rests.some((rest) => isIn(minute, rest))) minutes.push(minute)
  return minutes
}
const weekdayOf = (day: string, later = 0) => (new Date(Date.parse(day) + later * 86_400_000).getUTCDay() + 7) % 7
/** Sunday is the statutory holiday, from 0:00 to 24:00. */
const isHoliday = (day: string, minute: number) => weekdayOf(day, Math.floor(minute / 1440)) === 0
const isNight = (minute: number) => minute % 1440 >= 22 * 60 || minute % 1440 < 5 * 60
const weekOf = (day: string, beginsOn: number) => Date.parse(day) / 86_400_000 - ((weekdayOf(day) - beginsOn + 7) % 7)

export const simulated = ({ days, from, to, week, weekBeginsOn }: RandomMonth): ReadonlyArray<SimulatedDay> => {
  const regularOfWeek = new Map<number, number>()
  let overtimeOfMonth = 0
  return days.flatMap((source) => {
    const weekBegan = weekOf(source.day, weekBeginsOn)
    const all = workedMinutes(source)
    let ofDay = 0
    let regularOfDay = 0
    const isOfMonth = source.day >= from && source.day <= to
    const scheduled = week[weekdayOf(source.day)] ?? 0
    const minutes = all.map((minute): WorkedMinute => {
      const night = { isNight: isNight(minute) }
      if (isHoliday(source.day, minute)) return { kind: "holiday", ...night, isBeyondContract: false }
      const soFar = regularOfWeek.get(weekBegan) ?? 0
      ofDay += 1
      if (ofDay <= 8 * 60 && soFar < 40 * 60) {
        regularOfWeek.set(weekBegan, soFar + 1)
        regularOfDay += 1
        return { kind: "regular", ...night, isBeyondContract: regularOfDay > scheduled }
      }
      if (isOfMonth) overtimeOfMonth += 1
      return { kind: overtimeOfMonth > 60 * 60 ? "beyondSixty" : "overtime", ...night, isBeyondContract: false }
    })
    if (!isOfMonth) return []
    const eighths = (shift: ShiftName) => {
      const { from, to } = windows[shift]
      return (all.filter((minute) => isIn(minute, { from, to })).length * 8) / (to - from)
    }
    const whole = source.arranged.filter((shift) => eighths(shift) >= 6)
    const half = source.arranged.filter((shift) => eighths(shift) >= 3 && eighths(shift) < 6)
    return [{ source, minutes, whole, half }]
  })
}
