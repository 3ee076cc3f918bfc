/** The percents of consumption tax that the law has on a day. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { amountsAt, type LawBook } from "#modules/kernel/law/law-book.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { valueOn } from "#modules/kernel/law/value-on.ts"
import { decimal, floor, ratio, times } from "#modules/kernel/ratio.ts"

/** Rates are printed in whole percent: 標準 before 軽減. Fails with NoLawOnDate. */
export const taxPercentsOn = (book: LawBook, day: IsoDate): Result.Result<ReadonlyArray<number>, NoLawOnDate> =>
  Result.all(
    (["standard", "reduced"] as const).map((name) =>
      Result.map(valueOn(amountsAt(book, `papers/consumption-tax/${name}`), day), ({ value }) =>
        Number(floor(times(decimal(value), ratio(100)))),
      ),
    ),
  )
