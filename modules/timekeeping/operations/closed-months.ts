/** Which days take no change any more: their pay month is closing or closed. */
import { Effect } from "effect"
import { companySettings, payMonthOf, payMonthStates } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"

/** Of these days those whose month is closed, however many they are in the same statements. */
export const closedDaysOf = Effect.fnUntraced(function* (companyId: number, days: ReadonlyArray<IsoDate>) {
  if (days.length === 0) return new Set<IsoDate>()
  const { salaryClosingDate } = yield* companySettings(companyId)
  const monthOf = (day: IsoDate) => payMonthOf(day, salaryClosingDate)
  const states = yield* payMonthStates(companyId, [...new Set(days.map(monthOf))])
  return new Set(days.filter((day) => (states.get(monthOf(day))?.state ?? "open") !== "open"))
})

/** Who closed this pay month and when, each null where it was not written down; null while the month is open. */
export const closedBy = Effect.fnUntraced(function* (companyId: number, month: IsoMonth) {
  const row = (yield* payMonthStates(companyId, [month])).get(month)
  if (row === undefined || row.state === "open") return null
  const [author] = row.changedBy === null ? [] : yield* peopleByIds([row.changedBy])
  return { state: row.state, byName: author?.name ?? null, at: row.changedAt }
})
