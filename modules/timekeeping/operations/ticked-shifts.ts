/** Which shifts a check-out counts as done: ticked by people paid by shift, else those of the arrangement. */
import { Effect, Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { SalaryType } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { salaryTypesOn } from "#modules/people/index.ts"
import { type PlaceOfWork, placesOfWork } from "#modules/scheduling/index.ts"
import type { PunchRow } from "../repository/punches.ts"

export type Ticked = ReadonlyArray<number> | undefined

export interface AskedForShifts {
  readonly salaryType?: { readonly staffId: number; readonly day: IsoDate }
  readonly place?: { readonly taskId: number; readonly staffId: number }
}
/** What is asked where nothing was ticked: how the person is paid, and where he was arranged. */
export const askedForShifts = ({ staffId, workDay, taskId }: PunchRow, ticked: Ticked): AskedForShifts => {
  if (ticked !== undefined && ticked.length > 0) return {}
  return { salaryType: { staffId, day: workDay }, ...(taskId === null ? {} : { place: { taskId, staffId } }) }
}

/** Fails with No_Shift_For_The_Time when somebody paid by shift ticked none (TIME-04). */
export const shiftsDone = (ticked: Ticked, salaryType: SalaryType | undefined, place: PlaceOfWork | undefined) => {
  if (ticked !== undefined && ticked.length > 0) return Result.succeed([...new Set(ticked)].toSorted())
  if (salaryType === "shift")
    return Result.fail(refuse("No_Shift_For_The_Time", [{ field: "shifts", message: "tickAShift" }]))
  return Result.succeed<ReadonlyArray<number>>(place?.shifts ?? [])
}

/** The same of one punch. Fails as `shiftsDone`. */
export const tickedShifts = Effect.fnUntraced(function* (companyId: number, row: PunchRow, ticked: Ticked) {
  const { salaryType, place } = askedForShifts(row, ticked)
  const [how] = salaryType === undefined ? [] : yield* salaryTypesOn(companyId, [salaryType])
  const [where] = place === undefined ? [] : yield* placesOfWork(companyId, [place])
  return yield* Effect.fromResult(shiftsDone(ticked, how, where))
})
