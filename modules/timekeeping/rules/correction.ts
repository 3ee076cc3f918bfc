/** Whether a corrected punch can have happened: in before out, rests inside and apart, on its own day. */
import { isDeepStrictEqual } from "node:util"
import { addDays, type Instant, type IsoDate, millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import type { FieldError } from "#modules/kernel/errors.ts"
import type { PunchRow, PunchWithRests } from "../repository/punches.ts"
import { longestWorkMillis } from "./longest-work.ts"

interface Span {
  readonly checkIn: Instant
  readonly checkOut: Instant
}
/** As the desk sends it: what goes on has no end. */
export interface Begun {
  readonly checkIn: Instant
  readonly checkOut?: Instant | undefined
}

/**
 * An end may be missing only of somebody who is at work, and of his last rest while he is. The first thing that is wrong,
 * by its field.
 */
export const missingEnd = (
  { checkOut, rests }: Begun & { readonly rests: ReadonlyArray<Begun> },
  isAtWork: boolean,
): FieldError | undefined => {
  const goesOn = checkOut === undefined
  if (goesOn && !isAtWork) return { field: "checkOut", message: "endOfWorkMissing" }
  const latest = rests
    .map(({ checkIn }) => checkIn)
    .toSorted()
    .at(-1)
  const at = rests.findIndex((rest) => rest.checkOut === undefined && !(goesOn && rest.checkIn === latest))
  return at < 0 ? undefined : { field: `rests.${at}.checkOut`, message: "endOfRestMissing" }
}

const lengthOf = ({ checkIn, checkOut }: Span) => millisOfInstant(checkOut) - millisOfInstant(checkIn)

/** The first thing that is wrong, by its field; undefined when the punch can stand. */
export const isWholeCorrection = (
  punch: Span & { readonly workingDay: IsoDate; readonly rests: ReadonlyArray<Span> },
): FieldError | undefined => {
  if (lengthOf(punch) <= 0) return { field: "checkOut", message: "outBeforeIn" }
  if (lengthOf(punch) > longestWorkMillis) return { field: "checkOut", message: "workTooLong" }
  const day = tokyoDayOf(millisOfInstant(punch.checkIn))
  if (day < addDays(punch.workingDay, -1) || day > addDays(punch.workingDay, 1)) {
    return { field: "checkIn", message: "punchOfAnotherDay" }
  }
  const rests = punch.rests.toSorted((a, b) => millisOfInstant(a.checkIn) - millisOfInstant(b.checkIn))
  for (const [at, rest] of rests.entries()) {
    const isOutside = rest.checkIn < punch.checkIn || rest.checkOut > punch.checkOut
    // 休憩 pressed and ended within one minute is a rest of no minutes, and the day can still be corrected.
    if (lengthOf(rest) < 0) return { field: `rests.${at}.checkOut`, message: "restEndsBeforeStart" }
    if (isOutside) return { field: `rests.${at}.checkIn`, message: "restOutsideWork" }
    const next = rests[at + 1]
    if (next !== undefined && next.checkIn < rest.checkOut) {
      return { field: `rests.${at + 1}.checkIn`, message: "restsOverlap" }
    }
  }
  return undefined
}

type Corrected = Pick<
  PunchRow,
  "workDay" | "taskId" | "siteId" | "place" | "state" | "isEndClaimed" | "totalRestMinutes" | "checkIn" | "checkOut"
> & { readonly shifts: ReadonlyArray<number>; readonly halfShifts: ReadonlyArray<number> }

const told = (of: Corrected, rests: ReadonlyArray<Begun>) => ({
  ...{ workDay: of.workDay, taskId: of.taskId, siteId: of.siteId, place: of.place, state: of.state },
  ...{ isEndClaimed: of.isEndClaimed, totalRestMinutes: of.totalRestMinutes },
  shifts: of.shifts.toSorted(),
  halfShifts: of.halfShifts.toSorted(),
  times: [of.checkIn, of.checkOut, ...rests.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut ?? null])].map(
    (at) => (at === null ? null : millisOfInstant(at)),
  ),
})

/** A correction that leaves a punch as it was: its person would be told of a change that nobody can find. */
export const saysNothingNew = (before: PunchWithRests, next: Corrected, rests: ReadonlyArray<Begun>): boolean =>
  isDeepStrictEqual(
    told(
      before,
      before.rests.map(({ startedAt, endedAt }) => ({ checkIn: startedAt, checkOut: endedAt ?? undefined })),
    ),
    told(
      next,
      rests.toSorted((a, b) => millisOfInstant(a.checkIn) - millisOfInstant(b.checkIn)),
    ),
  )
