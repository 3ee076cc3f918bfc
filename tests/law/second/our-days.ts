/** Random days of work as the product counts them: minutes by kind, and the shifts that were worked. */
import { Result } from "effect"
import { addDays, eachDay, isoDate, weekday } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { minutesByKind } from "#modules/labour/index.ts"
import type { DayWork } from "#modules/payroll/model.ts"
import { workedShifts } from "#modules/timekeeping/rules/worked-shifts.ts"
import { law } from "../law-book.ts"
import { type RandomDay, type RandomMonth, shiftNames, windows } from "./random-months.ts"

const ticks = ({ arranged, presence, rests }: RandomDay) => {
  const at = (minute: number) => minute * 60_000
  const span = ({ from, to }: { from: number; to: number }) => ({ from: at(from), to: at(to) })
  const done = workedShifts(
    arranged.map((shift) => ({
      shift: shiftNames.indexOf(shift),
      startsAt: at(windows[shift].from),
      endsAt: at(windows[shift].to),
    })),
    { ...span(presence), rests: rests.map(span) },
  )
  const named = (all: ReadonlyArray<number>) => shiftNames.filter((_, index) => all.includes(index))
  return { shifts: named(done.shifts), halfShifts: named(done.halfShifts) }
}

export const ourDays = (random: RandomMonth): ReadonlyArray<DayWork> => {
  const [from, to] = [isoDate(random.from), isoDate(random.to)]
  const worked = random.days.map(({ day, presence, rests }) => ({
    day: isoDate(day),
    presence: [presence],
    rests: [...rests],
    scheduled: minutes(random.week[weekday(isoDate(day))] ?? 0),
  }))
  const statutoryHolidays = new Set(eachDay(addDays(from, -8), addDays(to, 8)).filter((day) => weekday(day) === 0))
  const counted = Result.getOrThrow(
    minutesByKind({ days: worked, from, to, statutoryHolidays, weekBeginsOn: random.weekBeginsOn }, law.labour),
  )
  return counted.map((one): DayWork => {
    const source = random.days.find(({ day }) => day === one.day)
    if (source === undefined) throw new Error(`nobody worked on ${one.day}`)
    return { ...one, ...ticks(source), workplace: source.workplace, arrangements: [], punches: [] }
  })
}
