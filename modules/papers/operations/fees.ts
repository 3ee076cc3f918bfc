/** 業務委託料 (PAY-20): what is paid for a period to somebody who is outsourced, whatever he does in it. */
import { Effect } from "effect"
import { paymentOf } from "#modules/companies/index.ts"
import { addDays, type IsoDate, monthNumberOf, monthOf } from "#modules/kernel/civil-day.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import { papersOfAmount } from "../repository/fees.ts"
import type { Between } from "./parties.ts"

interface Stretch {
  readonly from: IsoDate
  readonly to: IsoDate
}
/** A year of days; nobody bills more at once, and a mistyped year asks for no more. */
const mostPeriods = 366
/** Periods that close within a stretch of days. */
const periodsIn = ({ from, to }: Stretch, terms: Between["terms"]): ReadonlyArray<Stretch> => {
  const periods: Array<Stretch> = []
  if (terms === null) return periods
  for (let day = from; day <= to && periods.length < mostPeriods; ) {
    const period = paymentOf(day, terms)
    if (period.to > to) break
    periods.push({ from: period.from, to: period.to })
    day = addDays(period.to, 1)
  }
  return periods
}

/** A line names its period: a month by its number, else by its last day. */
const labelOf = ({ to }: Stretch, terms: Between["terms"]) =>
  `業務委託料　${(terms?.cycle ?? "month") === "month" ? `${monthNumberOf(monthOf(to))}月分` : `${to.replaceAll("-", "/")}まで`}`

/** One line for each period that no other number asks the same fee of; `billed` names those that do. */
export const feeLines = Effect.fn("Papers.feeLines")(function* (
  companyId: number,
  { fee, feeSince, staffId, terms }: Pick<Between, "fee" | "feeSince" | "staffId" | "terms">,
  asked: Stretch,
  no: string | undefined,
) {
  if (fee === null || staffId === null) return { lines: [], billed: [] }
  // A period that began under other terms, or before he was there, is not paid by this fee: whoever knows it writes its line.
  const periods = periodsIn(asked, terms).filter(({ from }) => feeSince !== null && from >= feeSince)
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return { lines: [], billed: [] }
  const papers = (yield* papersOfAmount(companyId, staffId, fee, { from: first.from, to: last.to })).filter(
    (paper) => paper.no !== no,
  )
  const askedBy = (period: Stretch) => papers.find(({ from, to }) => from <= period.to && to >= period.from)
  return {
    lines: periods
      .filter((period) => askedBy(period) === undefined)
      .map((period) => feeLine(labelOf(period, terms), fee)),
    billed: papers.map((paper) => paper.no),
  }
})
const feeLine = (label: string, fee: Yen) => ({
  ...{ siteId: null, siteName: "", kind: "regular" as const, certificate: "", label },
  ...{ unit: "式", unitPrice: fee, quantity: 1, amount: fee, days: [] },
})
