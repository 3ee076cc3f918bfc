/**
 * 実働: from what was punched to what counts, on the timeline of the day the work belongs to.
 *
 * Raw minutes are always kept and shown; only the early minutes before the arrangement's start don't count unless the
 * company counts from the punch (D108), and never silently: they are given back as `earlyMinutes`.
 */
import { type IsoDate, tokyoMinuteOf } from "#modules/kernel/civil-day.ts"
import { type MinuteSpan, type Minutes, minutes, noMinutes, sumMinutes } from "#modules/kernel/minutes.ts"
import { joined, lengthOf, type RestRule, restByRule, unpunchedRest, withoutRests } from "#modules/labour/index.ts"

export interface PunchFacts {
  readonly checkIn: number
  readonly checkOut: number
  readonly rests: ReadonlyArray<{ readonly startedAt: number; readonly endedAt: number }>
  /** Set by a person instead of the punched or the rule's rest (D87). */
  readonly totalRestMinutes: number | null
  /** Start of the arrangement; null without one. */
  readonly plannedStart: number | null
}

export interface CountRule {
  readonly countsFromPunch: boolean
  readonly restRules: ReadonlyArray<RestRule>
}

export interface CountedPunch {
  readonly presence: MinuteSpan
  readonly rests: ReadonlyArray<MinuteSpan>
  readonly earlyMinutes: Minutes
}

export interface CountedDay {
  /** In the order of the punches given. */
  readonly punches: ReadonlyArray<CountedPunch>
  readonly workedMinutes: Minutes
  readonly restMinutes: Minutes
  /** Free between two punches, as on the way from a site to the next: not paid, and a rest for the law's least. */
  readonly betweenMinutes: Minutes
  readonly earlyMinutes: Minutes
  /** Nobody punched or set a rest: the company's table took it off. */
  readonly isRestByRule: boolean
}

const presenceOf = (day: IsoDate, facts: PunchFacts, rule: CountRule) => {
  const [punched, to] = [tokyoMinuteOf(day, facts.checkIn), tokyoMinuteOf(day, facts.checkOut)]
  const planned = facts.plannedStart === null ? punched : tokyoMinuteOf(day, facts.plannedStart)
  const waits = !rule.countsFromPunch && planned > punched && planned < to
  return {
    presence: { from: waits ? planned : punched, to },
    earlyMinutes: minutes(waits ? planned - punched : 0),
  }
}

const ownRests = (day: IsoDate, presence: MinuteSpan, facts: PunchFacts): ReadonlyArray<MinuteSpan> =>
  facts.totalRestMinutes !== null
    ? [unpunchedRest(presence, minutes(facts.totalRestMinutes))]
    : facts.rests.map(({ startedAt, endedAt }) => ({
        from: tokyoMinuteOf(day, startedAt),
        to: tokyoMinuteOf(day, endedAt),
      }))

/** From the first check-in to the last check-out. */
const wholeOf = (presences: ReadonlyArray<MinuteSpan>) => {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { from, to } of presences) [first, last] = [Math.min(first, from), Math.max(last, to)]
  return last - first
}

/**
 * The rest of the company's table for the whole day, from the first check-in to the last check-out; the way between
 * two sites already was a rest. It lies in the longest stretch of presence.
 */
const restByTable = (presences: ReadonlyArray<MinuteSpan>, whole: number, between: number, rule: CountRule) => {
  const rest = Math.max(0, restByRule(rule.restRules, minutes(whole)) - between)
  const longest = presences.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best))
  return { longest, rest: minutes(rest) }
}

const noRests: ReadonlyArray<MinuteSpan> = []
const nothing: CountedDay = {
  punches: [],
  workedMinutes: noMinutes,
  restMinutes: noMinutes,
  betweenMinutes: noMinutes,
  earlyMinutes: noMinutes,
  isRestByRule: false,
}

export const restsOf = (punches: ReadonlyArray<CountedPunch>): ReadonlyArray<MinuteSpan> => {
  const [only] = punches
  return only !== undefined && punches.length === 1 ? only.rests : punches.flatMap(({ rests }) => rests)
}

/**
 * One person's finished punches of one day as they count. Minutes are whole and never rounded to blocks (D22).
 *
 * Rests punched or set: exactly those (D87). None: the table's, marked as such.
 */
export const countedDay = (day: IsoDate, facts: ReadonlyArray<PunchFacts>, rule: CountRule): CountedDay => {
  if (facts.length === 0) return nothing
  const present = facts.map((one) => presenceOf(day, one, rule))
  const presences = present.map(({ presence }) => presence)
  const hasOwn = facts.some((one) => one.totalRestMinutes !== null || one.rests.length > 0)
  const stretches = joined(presences)
  const [whole, there] = [wholeOf(presences), lengthOf(stretches)]
  const table = hasOwn ? undefined : restByTable(presences, whole, whole - there, rule)
  const punches = present.map(({ presence, earlyMinutes }, at): CountedPunch => {
    const one = facts[at]
    if (table === undefined)
      return { presence, earlyMinutes, rests: one === undefined ? noRests : ownRests(day, presence, one) }
    const isInTable = presence === table.longest && table.rest > 0
    return { presence, earlyMinutes, rests: isInTable ? [unpunchedRest(presence, table.rest)] : noRests }
  })
  const rests = restsOf(punches)
  const worked = lengthOf(withoutRests(stretches, rests))
  return {
    punches,
    workedMinutes: minutes(worked),
    restMinutes: minutes(there - worked),
    betweenMinutes: minutes(whole - there),
    earlyMinutes: sumMinutes(punches.map(({ earlyMinutes }) => earlyMinutes)),
    isRestByRule: table !== undefined && table.rest > 0,
  }
}
