/** What became of each day's work: taken in whole, pressed on the phone until now, forgotten, told later, corrected. */
import { addDays, epochMillisOf, type IsoDate, monthOf } from "#modules/kernel/civil-day.ts"
import { demoPeople } from "#modules/workspace/index.ts"
import { cast } from "../cast/cast.ts"
import type { Moment } from "../moment.ts"
import { isEvening } from "../plan/stints.ts"
import type { DayWork, Presence } from "./day-work.ts"

export interface Press {
  readonly action: "in" | "out" | "restStart" | "restEnd"
  readonly at: number
  readonly arrangement: number
}
export interface PressedDay {
  readonly person: string
  readonly day: IsoDate
  readonly presses: ReadonlyArray<Press>
}
/** A check-out that was forgotten and told the next morning. */
export interface ClaimedDay {
  readonly person: string
  readonly day: IsoDate
  readonly presence: Presence
  readonly toldAt: number
}
/** A check-out that was pressed hours late; the desk wrote down what the leader said. */
export interface CorrectedDay {
  readonly person: string
  readonly day: IsoDate
  readonly pressedOut: number
  readonly presence: Presence
}
export interface Story {
  readonly finished: ReadonlyArray<DayWork>
  readonly claimed: ReadonlyArray<ClaimedDay>
  readonly corrected: ReadonlyArray<CorrectedDay>
  readonly pressed: ReadonlyArray<PressedDay>
}

const lastOut = ({ presences }: DayWork) => Math.max(...presences.map(({ to }) => to))

const pressesOf = ({ presences }: DayWork): ReadonlyArray<Press> =>
  presences.flatMap(
    ({ arrangement, from, to, rests }): ReadonlyArray<Press> => [
      { action: "in", at: from, arrangement },
      ...rests.flatMap(
        (rest): ReadonlyArray<Press> => [
          { action: "restStart", at: rest.from, arrangement },
          { action: "restEnd", at: rest.to, arrangement },
        ],
      ),
      { action: "out", at: to, arrangement },
    ],
  )

/** People of the login page leave today's buttons to whoever enters as them, while the day is young. */
const waiting = new Set(cast.filter(({ email }) => demoPeople.some((one) => one.email === email)).map(({ key }) => key))
const waits = ({ person, day }: DayWork, moment: Moment) =>
  day === moment.today && waiting.has(person) && !(isEvening(moment) && person !== "takahashi")

/** Whole ordinary days of one person in the month that is closed. */
const ownDays = (finished: ReadonlyArray<DayWork>, person: string, { lastMonth }: Moment) =>
  finished.filter((one) => one.person === person && monthOf(one.day) === lastMonth && one.presences.length === 1)

/** Who forgot, as the how manyeth of his days. */
const claims = [
  ["kato", 6],
  ["yamada", 11],
] as const
const corrections = [
  ["nguyen", 4],
  ["nakamura", 9],
  ["yamaguchi", 13],
] as const
const forgetful = "kobayashi"

const picked = (finished: ReadonlyArray<DayWork>, moment: Moment, which: readonly [string, number]) => {
  const day = ownDays(finished, which[0], moment).at(which[1])
  const presence = day?.presences[0]
  return day === undefined || presence === undefined ? [] : [{ person: day.person, day: day.day, presence }]
}

/** Yesterday's open end; not on the first of a month, whose close it would stop. */
const forgotten = (works: ReadonlyArray<DayWork>, { lastMonth, today }: Moment) =>
  works.find(
    ({ person, day, presences }) =>
      person === forgetful && day === addDays(today, -1) && monthOf(day) !== lastMonth && presences.length === 1,
  )

export const storyOf = (works: ReadonlyArray<DayWork>, moment: Moment): Story => {
  const open = forgotten(works, moment)
  const past = works.filter((one) => one.day < moment.today && lastOut(one) <= moment.millis && one !== open)
  const claimed = claims.flatMap((which) => picked(past, moment, which))
  const corrected = corrections.flatMap((which) => picked(past, moment, which))
  const isClaimed = (one: DayWork) => claimed.some(({ person, day }) => person === one.person && day === one.day)
  const running = works.filter((one) => one.day >= addDays(moment.today, -1) && !past.includes(one) && one !== open)
  return {
    finished: past.filter((one) => !isClaimed(one)),
    claimed: claimed.map((one) => ({ ...one, toldAt: epochMillisOf(one.day, "07:20", 1) })),
    corrected: corrected.map((one) => ({ ...one, pressedOut: one.presence.to + 3 * 3_600_000 })),
    pressed: [
      ...(open === undefined ? [] : [{ ...open, presses: pressesOf(open).slice(0, 1) }]),
      ...running
        .filter((one) => !waits(one, moment))
        .map((one) => ({ ...one, presses: pressesOf(one).filter(({ at }) => at <= moment.millis) })),
    ]
      .filter(({ presses }) => presses.length > 0)
      .map(({ person, day, presses }) => ({ person, day, presses })),
  }
}
