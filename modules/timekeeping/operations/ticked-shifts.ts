/** Which shifts a check-out counts as done: those that were ticked, else those of the arrangement that were worked. */
import { Effect, Result } from "effect"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type { SalaryType } from "#modules/kernel/codes.ts"
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { type Staff, salaryTypesOn } from "#modules/people/index.ts"
import { type PlaceOfWork, placesOfWork } from "#modules/scheduling/index.ts"
import type { PunchRow, PunchWithRests } from "../repository/punches.ts"
import { type TimeAtWork, type WorkedShifts, workedShifts } from "../rules/worked-shifts.ts"
import { millisOf } from "../views/punch-view.ts"

export interface Ticks {
  readonly shifts?: ReadonlyArray<number> | undefined
  /** Of `shifts`, those of which half was worked. */
  readonly halfShifts?: ReadonlyArray<number> | undefined
}
const isTicked = ({ shifts }: Ticks) => shifts !== undefined && shifts.length > 0

/** What was ticked at the end, else what the same person ticked when he checked in. */
const lastTicked = (atStart: WorkedShifts, atEnd: Ticks): Ticks => (isTicked(atEnd) ? atEnd : atStart)

export interface AskedForShifts {
  readonly salaryType?: { readonly staffId: number; readonly day: IsoDate }
  readonly place?: { readonly taskId: number; readonly staffId: number }
}
/** What is asked where nothing was ticked: how the person is paid, and where he was arranged. */
export const askedForShifts = (punch: PunchRow, atEnd: Ticks): AskedForShifts => {
  if (isTicked(lastTicked(punch, atEnd))) return {}
  const { staffId, workDay, taskId } = punch
  return { salaryType: { staffId, day: workDay }, ...(taskId === null ? {} : { place: { taskId, staffId } }) }
}

/** The time of a punch that ends at `to`, in milliseconds since 1970. */
export const timeAtWork = ({ checkIn, rests }: PunchWithRests, to: number): TimeAtWork => ({
  from: millisOf(checkIn),
  to,
  rests: rests.map(({ startedAt, endedAt }) => ({
    from: millisOf(startedAt),
    to: endedAt === null ? null : millisOf(endedAt),
  })),
})

export const inOrder = (shifts: ReadonlyArray<number> = []) => [...new Set(shifts)].toSorted()

/** Fails with No_Shift_For_The_Time when somebody paid by shift ticked none (TIME-04). */
export const shiftsDone = (
  atStart: WorkedShifts,
  atEnd: Ticks,
  salaryType: SalaryType | undefined,
  place: PlaceOfWork | undefined,
  work: TimeAtWork,
): Result.Result<WorkedShifts, Refused> => {
  const ticks = lastTicked(atStart, atEnd)
  if (isTicked(ticks)) return Result.succeed({ shifts: inOrder(ticks.shifts), halfShifts: inOrder(ticks.halfShifts) })
  if (salaryType === "shift")
    return Result.fail(refuse("No_Shift_For_The_Time", [{ field: "shifts", message: "tickAShift" }]))
  return Result.succeed(workedShifts(place?.parts ?? [], work))
}

/** The same of one punch that ends at `to`. Fails as `shiftsDone`. */
export const tickedShifts = Effect.fnUntraced(function* (
  companyId: number,
  row: PunchWithRests,
  ticks: Ticks,
  to: number,
) {
  const { salaryType, place } = askedForShifts(row, ticks)
  const [how] = salaryType === undefined ? [] : yield* salaryTypesOn(companyId, [salaryType])
  const [where] = place === undefined ? [] : yield* placesOfWork(companyId, [place])
  return yield* Effect.fromResult(shiftsDone(row, ticks, how, where, timeAtWork(row, to)))
})

interface Corrected extends Ticks {
  readonly taskId?: number | undefined
  readonly checkIn: Instant
  readonly checkOut: Instant
  readonly rests: ReadonlyArray<{ readonly checkIn: Instant; readonly checkOut: Instant }>
}
/** What a corrected punch counts as done: as the desk says, else as it stood, else what was worked of the arrangement. */
export const shiftsCorrected = Effect.fnUntraced(function* (
  { companyId, id }: Pick<Staff, "companyId" | "id">,
  before: WorkedShifts | undefined,
  { checkIn, checkOut, halfShifts, rests, shifts, taskId }: Corrected,
) {
  if (shifts !== undefined) return { shifts: inOrder(shifts), halfShifts: inOrder(halfShifts) }
  if (before !== undefined && before.shifts.length > 0) return { shifts: before.shifts, halfShifts: before.halfShifts }
  const [place] = taskId === undefined ? [] : yield* placesOfWork(companyId, [{ taskId, staffId: id }])
  return workedShifts(place?.parts ?? [], {
    from: millisOf(checkIn),
    to: millisOf(checkOut),
    rests: rests.map((rest) => ({ from: millisOf(rest.checkIn), to: millisOf(rest.checkOut) })),
  })
})
