import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { type MinuteSpan, minutesADay } from "#modules/kernel/minutes.ts"

/** A stretch of work that is wholly inside or outside the night and wholly on one civil day. */
export interface TimePiece {
  readonly civilDay: IsoDate
  readonly length: number
  readonly isNight: boolean
}

const byStart = (a: MinuteSpan, b: MinuteSpan) => a.from - b.from

/** The stretches without overlap, earliest first: what two punches both cover is one minute of work, not two. */
export const joined = (spans: ReadonlyArray<MinuteSpan>): ReadonlyArray<MinuteSpan> => {
  const [only] = spans
  if (only === undefined || (spans.length === 1 && only.to > only.from)) return spans
  const result: Array<MinuteSpan> = []
  for (const span of spans.filter(({ from, to }) => to > from).toSorted(byStart)) {
    const last = result.at(-1)
    if (last === undefined || span.from > last.to) result.push(span)
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
  }
  return result
}

/** What is left of a stretch beside a rest: nothing, one stretch or two. */
const beside = ({ from, to }: MinuteSpan, rest: MinuteSpan): ReadonlyArray<MinuteSpan> => {
  const [before, after] = [Math.min(to, rest.from), Math.max(from, rest.to)]
  if (before <= from) return to > after ? [{ from: after, to }] : []
  return to > after
    ? [
        { from, to: before },
        { from: after, to },
      ]
    : [{ from, to: before }]
}

/** What is left of the presence when the rests are taken off. */
export const withoutRests = (
  presence: ReadonlyArray<MinuteSpan>,
  rests: ReadonlyArray<MinuteSpan>,
): ReadonlyArray<MinuteSpan> =>
  joined(rests).reduce<ReadonlyArray<MinuteSpan>>((spans, rest) => {
    const [only] = spans
    if (only !== undefined && spans.length === 1) return beside(only, rest)
    return spans.flatMap((span) => beside(span, rest))
  }, joined(presence))

/** Minutes of all stretches together. */
export const lengthOf = (spans: ReadonlyArray<MinuteSpan>): number => {
  let length = 0
  for (const { from, to } of spans) length += to - from
  return length
}

/**
 * Cuts worked stretches at midnight and at the borders of the night, in order of time.
 *
 * The stretches lie on the timeline of `day`; a piece after its midnight carries the next civil day.
 */
export const timePieces = (
  day: IsoDate,
  spans: ReadonlyArray<MinuteSpan>,
  night: { readonly fromMinute: number; readonly toMinute: number },
): ReadonlyArray<TimePiece> => {
  const pieces: Array<TimePiece> = []
  for (const { from, to } of spans) {
    let at = from
    while (at < to) {
      const midnight = Math.floor(at / minutesADay) * minutesADay
      const inDay = at - midnight
      const isNight = inDay < night.toMinute || inDay >= night.fromMinute
      const border = inDay < night.toMinute ? night.toMinute : inDay < night.fromMinute ? night.fromMinute : minutesADay
      const end = Math.min(to, midnight + border)
      pieces.push({
        civilDay: midnight === 0 ? day : addDays(day, midnight / minutesADay),
        length: end - at,
        isNight,
      })
      at = end
    }
  }
  return pieces
}
