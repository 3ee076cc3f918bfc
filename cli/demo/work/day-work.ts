/** 実績: how the people of an arrangement came, rested and went, to the minute. */
import { epochMillisOf, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { WorkShift } from "#modules/kernel/codes.ts"
import { between, chance } from "../chance.ts"
import type { Arrangement } from "../plan/arrangements.ts"

/** Moments in milliseconds since the epoch. */
export interface Span {
  readonly from: number
  readonly to: number
}
export interface Presence extends Span {
  /** Place in the list of arrangements. */
  readonly arrangement: number
  readonly rests: ReadonlyArray<Span>
}
/** One person's day; nothing in it has to have happened yet. */
export interface DayWork {
  readonly person: string
  readonly day: IsoDate
  readonly presences: ReadonlyArray<Presence>
}

/** Start and end of what somebody is arranged for, as clock times; an end before its start is the next day's. */
const hours: Readonly<Record<WorkShift, readonly [from: string, to: string]>> = {
  morning: ["08:00", "12:00"],
  afternoon: ["13:00", "17:00"],
  evening: ["21:00", "05:00"],
  other: ["17:00", "19:00"],
}
const minuteMillis = 60_000

interface Stay {
  readonly arrangement: number
  readonly shifts: ReadonlyArray<WorkShift>
}

const planned = (day: IsoDate, { shifts }: Stay): Span => {
  const [first = "morning"] = shifts
  const [from, to] = [hours[first][0], hours[shifts.at(-1) ?? first][1]]
  return { from: epochMillisOf(day, from), to: epochMillisOf(day, to, to < from ? 1 : 0) }
}

/** How often somebody stays longer, and for how many minutes. */
interface Habit {
  readonly share: number
  readonly least: number
  readonly most: number
}
const usual: Habit = { share: 0.2, least: 30, most: 105 }
const habits: Readonly<Record<string, Habit>> = {
  sato: { share: 0.85, least: 90, most: 165 },
  ogawa: { share: 0.35, least: 45, most: 120 },
  yoshida: { share: 0.45, least: 60, most: 140 },
  tanaka: { share: 0.35, least: 40, most: 110 },
  ikeda: { share: 0, least: 0, most: 0 },
  maeda: { share: 0, least: 0, most: 0 },
  saito: { share: 0.06, least: 30, most: 60 },
}

const stays = (person: string, day: IsoDate): number => {
  const habit = habits[person] ?? usual
  const isLate = chance("stays", person, day) < habit.share
  return isLate ? between(habit.least, habit.most, "longer", person, day) : between(0, 6, "leaves", person, day)
}

/** Minutes after the start; negative for who is there before it. */
const arrival = (person: string, day: IsoDate): number =>
  chance("late", person, day) < 0.02 ? between(4, 24, "late by", person, day) : -between(3, 21, "early by", person, day)

const leavesEarly = (person: string, day: IsoDate) => chance("leaves early", person, day) < 0.012

/** Half of the people press for their rest, the others have the company's table. */
const pressesRests = (person: string) => chance("presses rests", person) < 0.5

const restsOf = (person: string, day: IsoDate, stay: Stay, isWanted: boolean): ReadonlyArray<Span> => {
  const isNight = stay.shifts.includes("evening")
  const isWhole = isNight || stay.shifts.length > 1
  if (!isWhole || !isWanted) return []
  const start =
    epochMillisOf(day, isNight ? "00:30" : "12:00", isNight ? 1 : 0) +
    between(-1, 4, "rest", person, day) * minuteMillis
  return [{ from: start, to: start + between(60, 63, "rests", person, day) * minuteMillis }]
}

const presenceOf = (person: string, day: IsoDate, stay: Stay, isLast: boolean): Presence => {
  const plan = planned(day, stay)
  const isEarly = isLast && leavesEarly(person, day) && stay.shifts.includes("afternoon")
  const longer = isLast ? (isEarly ? -between(60, 120, "hours early", person, day) : stays(person, day)) : 2
  return {
    arrangement: stay.arrangement,
    from: plan.from + arrival(`${person}${isLast ? "" : " first"}`, day) * minuteMillis,
    to: plan.to + longer * minuteMillis,
    // Who goes before the table's rest is due has rested at noon all the same.
    rests: restsOf(person, day, stay, isEarly || pressesRests(person)),
  }
}

/** Somebody who was arranged and did not come: the desk has to look. */
const isAbsent = (person: string, day: IsoDate) => person !== "sato" && chance("absent", person, day) < 0.004

const staysOf = (arrangements: ReadonlyArray<Arrangement>) =>
  arrangements.flatMap(({ day, shifts }, arrangement) => {
    const people = [...new Set(shifts.flatMap((shift) => shift.people))]
    return people.map((person) => ({
      person,
      day,
      arrangement,
      shifts: shifts.filter((shift) => shift.people.includes(person)).map(({ shift }) => shift),
    }))
  })

/** Everybody's days up to `until`, by person and day, as they were or will be. */
export const dayWorksOf = (arrangements: ReadonlyArray<Arrangement>, until: IsoDate): ReadonlyArray<DayWork> => {
  const stays = staysOf(arrangements).filter(
    ({ day, person }) => day <= until && (day === until || !isAbsent(person, day)),
  )
  return [...Map.groupBy(stays, ({ person, day }) => `${person} ${day}`).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const { person, day } = first
    const inOrder = own.toSorted((one, other) => planned(day, one).from - planned(day, other).from)
    const presences = inOrder.map((stay, at) => presenceOf(person, day, stay, at === inOrder.length - 1))
    return [{ person, day, presences }]
  })
}
