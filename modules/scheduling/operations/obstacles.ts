/** What stands in the way of arranging somebody, strongest first, each with its fact in the caller's language. */
import { type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { type StaffName, type Terms, termsOn } from "#modules/people/index.ts"
import { type Obstacle, type Verdict, verdicts } from "../codes.ts"
import type { CandidateView } from "../contract/candidate.ts"
import type { BookingRow } from "../repository/bookings.ts"
import { bookedFact, leftFact, namedDays, notOnSiteFact, obstacleTitles, type ShiftLabels } from "../views/sentences.ts"
import { workShiftOf } from "../views/shift-fields.ts"
import { clashOf } from "./double-booking.ts"

type Reason = CandidateView["reasons"][number]
interface Asked {
  readonly person: StaffName
  readonly days: ReadonlyArray<IsoDate>
  readonly clashes: ReadonlyArray<BookingRow>
  /** Ascending. */
  readonly terms: ReadonlyArray<Terms>
  readonly labels: ShiftLabels
  readonly language: Language
}

const reason = (
  { language }: Asked,
  kind: Obstacle,
  verdict: Verdict,
  told: Pick<Reason, "fact" | "days"> & Partial<Pick<Reason, "clashes">>,
): Reason => ({ kind, verdict, title: obstacleTitles[kind][language], clashes: [], ...told })

/** One reason per place: the days at the same site and shift stand together. */
const booked = (asked: Asked): ReadonlyArray<Reason> =>
  [...Map.groupBy(asked.clashes, ({ siteId, shift }) => `${siteId} ${shift}`).values()].map((rows) => {
    const days = [...new Set(rows.map(({ day }) => day))].sort()
    const site = rows[0]?.siteName ?? ""
    const shift = asked.labels[workShiftOf(rows[0]?.shift ?? 1)]
    return reason(asked, "doubleBooked", "refused", {
      fact: bookedFact({ days, site, shift }, asked.language),
      days,
      clashes: rows.map((row) => clashOf(row, asked.person.name)),
    })
  })

const left = (asked: Asked): ReadonlyArray<Reason> => {
  const { leftOn } = asked.person
  if (leftOn === null) return []
  const days = asked.days.filter((day) => day > leftOn)
  return days.length === 0 ? [] : [reason(asked, "left", "refused", { fact: leftFact(leftOn, asked.language), days })]
}

const offDay = (asked: Asked): ReadonlyArray<Reason> => {
  const days = asked.days.filter((day) => termsOn(asked.terms, day)?.weekdayMinutes[weekday(day)] === 0)
  return days.length === 0 ? [] : [reason(asked, "offDay", "warn", { fact: namedDays(days, asked.language), days })]
}

const notOnSite = (asked: Asked): ReadonlyArray<Reason> => {
  const days = asked.days.filter((day) => termsOn(asked.terms, day)?.worksOnSite === false)
  return days.length === 0 ? [] : [reason(asked, "notOnSite", "warn", { fact: notOnSiteFact[asked.language], days })]
}

/** What stands in the way on some of the days; nothing when the person can simply be arranged. */
export const obstaclesOf = (asked: Asked): ReadonlyArray<Reason> =>
  [...booked(asked), ...left(asked), ...offDay(asked), ...notOnSite(asked)].sort(
    (one, other) => verdicts.indexOf(other.verdict) - verdicts.indexOf(one.verdict),
  )
