/** Who is paid for a month. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { employment } from "#modules/people/index.ts"
import { whoPunchedOf } from "#modules/timekeeping/index.ts"

/**
 * The ids of everybody of all or of these who is owed something for the month, ascending: who works here, who left
 * within it, and whoever else worked in it.
 */
export const peopleOfMonth = Effect.fn("Payroll.peopleOfMonth")(function* (
  companyId: number,
  period: { readonly from: IsoDate; readonly to: IsoDate },
  only?: ReadonlyArray<number>,
) {
  const { employed, others } = yield* employment(companyId, period)
  const worked = yield* whoPunchedOf(companyId, others, period.from, period.to)
  const wanted = only === undefined ? undefined : new Set(only)
  return [...employed, ...worked].filter((id) => wanted?.has(id) !== false).toSorted((one, other) => one - other)
})
