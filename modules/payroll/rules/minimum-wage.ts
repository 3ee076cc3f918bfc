import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { Table } from "#modules/kernel/law/parameter.ts"
import type { Prefecture } from "#modules/kernel/law/prefectures.ts"
import { oncePer } from "#modules/kernel/once-per.ts"

const byPrefecture = oncePer((wages: Table) => Map.groupBy(wages, ({ prefecture }) => prefecture))

/**
 * The hourly minimum wage of a workplace's prefecture on a working day; undefined before the first one held.
 *
 * Each prefecture has its own first day in force. Source: 最低賃金法 第9条・第14条.
 */
export const minimumWageOn = (wages: Table, prefecture: Prefecture, day: IsoDate): number | undefined => {
  const row = byPrefecture(wages)
    .get(prefecture)
    ?.findLast((one) => (one.from ?? "") <= day)
  return row === undefined ? undefined : Number(row.yen)
}
