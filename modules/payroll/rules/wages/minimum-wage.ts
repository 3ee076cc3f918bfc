import { Result } from "effect"
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { LawValue, Table } from "#modules/kernel/law/parameter.ts"
import type { Prefecture } from "#modules/kernel/law/prefectures.ts"
import { oncePer } from "#modules/kernel/once-per.ts"
import type { DayWork, PayInputs } from "../../model.ts"
import type { PayrollLaw } from "../payroll-law.ts"

/** The rows of each prefecture as law of their own: what is printed is the first day in force there. */
const byPrefecture = oncePer((wages: LawValue<Table>) => {
  const values = wages.value.map(({ from = "", prefecture = "", yen }) => {
    const value: LawValue<number> = { ...wages, since: isoDate(from), value: Number(yen) }
    return { prefecture, value }
  })
  return Map.groupBy(values, ({ prefecture }) => prefecture)
})

/**
 * The hourly minimum wage of a workplace's prefecture on a working day; undefined before the first one held.
 *
 * Each prefecture has its own first day in force. Source: 最低賃金法 第9条・第14条.
 */
export const minimumWageOn = (
  wages: LawValue<Table>,
  prefecture: Prefecture,
  day: IsoDate,
): LawValue<number> | undefined =>
  byPrefecture(wages)
    .get(prefecture)
    ?.findLast(({ value }) => value.since <= day)?.value

/** Minutes of a day, of any kind. */
export const workedOf = ({ regular, overtime, holiday }: DayWork) => regular + overtime + holiday

/**
 * Fails with NoLawOnDate where some day was worked after the last minimum wages that are published: what it must pay at
 * least can't be told, so the slip waits. A day before the first ones held is a warning (`unknownMinimums`).
 */
export const minimumsPublished = (
  { days }: Pick<PayInputs, "days">,
  { minimumWages, minimumWagesEnd }: Pick<PayrollLaw, "minimumWages" | "minimumWagesEnd">,
): Result.Result<void, NoLawOnDate> => {
  const first = days.find((one) => minimumWagesEnd !== undefined && one.day >= minimumWagesEnd && workedOf(one) > 0)
  return first === undefined ? Result.void : Result.map(minimumWages(first.day), () => undefined)
}

/**
 * Whether a monthly allowance counts as wage that is compared with the minimum.
 *
 * 精皆勤・通勤・家族手当 are left out whatever the terms say (最低賃金法施行規則 第1条). What the terms leave out of the
 * hourly base is left out here too: most of it is no wage of an ordinary hour, and of the rest nobody loses.
 */
export const countsForMinimumWage = (allowance: { readonly title: string; readonly isInHourlyBase: boolean }) =>
  allowance.isInHourlyBase && !/皆勤|精勤|通勤|交通費|家族|扶養/.test(allowance.title)
