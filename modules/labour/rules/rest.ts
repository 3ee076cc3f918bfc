import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { type MinuteSpan, type Minutes, minutes } from "#modules/kernel/minutes.ts"
import type { LabourLawInForce } from "./labour-law.ts"

/** A line of the company's rest table: from this length of presence on, this rest is taken off (D20). */
export interface RestRule {
  readonly fromPresence: Minutes
  readonly rest: Minutes
}

/**
 * The rest that the company's table takes off for a length of presence (check-in to check-out).
 *
 * The line with the largest threshold that is reached counts; reaching it exactly is enough. None reached: no rest.
 */
export const restByRule = (rules: ReadonlyArray<RestRule>, presence: Minutes): Minutes => {
  let best = noRest
  for (const rule of rules) if (rule.fromPresence <= presence && rule.fromPresence >= best.fromPresence) best = rule
  return best.rest
}
const noRest: RestRule = { fromPresence: minutes(0), rest: minutes(0) }

/**
 * The least rest that the law asks for a length of work (presence less rests).
 *
 * Exactly six hours need none, exactly eight hours need 45 minutes. Source: 労働基準法 第34条.
 */
export const legalRest = (worked: Minutes, law: LabourLawInForce): Minutes =>
  minutes(figureOf(bracketFor(law.rest.value, worked), "rest"))

/** The same as a list: beyond which length of work how much rest is asked for, shortest first. */
export const legalRests = (
  law: LabourLawInForce,
): ReadonlyArray<{ readonly beyond: Minutes; readonly rest: Minutes }> =>
  law.rest.value.flatMap((bracket, n) => {
    const before = law.rest.value[n - 1]?.upTo
    return before === undefined ? [] : [{ beyond: minutes(before), rest: minutes(figureOf(bracket, "rest")) }]
  })

/** Minutes of rest that are missing under the law; 0 when there is enough. */
export const missingRest = (worked: Minutes, rest: Minutes, law: LabourLawInForce): Minutes =>
  minutes(Math.max(0, legalRest(worked, law) - rest))

const noon = 12 * 60

/**
 * Where a rest lies that nobody punched: from noon when the presence holds it there, else in its middle.
 *
 * The place matters only for the night and the midnight of a statutory holiday; a rest longer than the presence is
 * cut to it.
 */
export const unpunchedRest = (presence: MinuteSpan, rest: Minutes): MinuteSpan => {
  const length = Math.min(rest, presence.to - presence.from)
  const from =
    presence.from <= noon && noon + length <= presence.to
      ? noon
      : presence.from + Math.floor((presence.to - presence.from - length) / 2)
  return { from, to: from + length }
}
