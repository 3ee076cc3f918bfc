/** Where a day's work was, as the minimum wage asks: the prefecture of the site, else the company's own. */
import { Effect, Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { Prefecture } from "#modules/kernel/law/prefectures.ts"
import { prefecturesOfSites } from "#modules/scheduling/index.ts"
import type { MonthDay } from "#modules/timekeeping/index.ts"
import type { PayrollLaw } from "../rules/payroll-law.ts"
import { minimumWageOn } from "../rules/wages/minimum-wage.ts"

/** The sites that lie outside the company's prefecture; most companies have few, and a close carries them along. */
export const sitesElsewhere = Effect.fn("Payroll.sitesElsewhere")(function* (companyId: number, own: Prefecture) {
  const all = yield* prefecturesOfSites(companyId)
  return new Map([...all].filter(([, prefecture]) => prefecture !== own))
})

const minimumOf = (prefecture: Prefecture, day: IsoDate, law: PayrollLaw) => {
  const wages = law.minimumWages(day)
  return Result.isSuccess(wages) ? (minimumWageOn(wages.success, prefecture, day)?.value ?? 0) : 0
}

/**
 * The prefecture of a day's work. Of several sites the one with the highest minimum wage that day, so that no hour is
 * paid less than its own.
 */
export const workplaceOf = (
  { day, punches }: Pick<MonthDay, "day" | "punches">,
  own: Prefecture,
  elsewhere: ReadonlyMap<number, Prefecture>,
  law: PayrollLaw,
): Prefecture => {
  if (elsewhere.size === 0) return own
  const places = new Set(punches.map(({ siteId }) => elsewhere.get(siteId ?? 0) ?? own))
  const [first = own, ...others] = places
  return others.reduce((best, place) => (minimumOf(place, day, law) > minimumOf(best, day, law) ? place : best), first)
}
