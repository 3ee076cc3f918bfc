/** What a paper is worth without tax, by site and month of the work: the parts sum to the paper to the yen (D103, REV-04). */
import { type IsoMonth, monthOf } from "#modules/kernel/civil-day.ts"
import { dealYen } from "#modules/kernel/deal.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import type { LineRow, LineShiftRow, PaperRow } from "../model.ts"

export interface Worth {
  /** Null where neither the line nor the paper names one. */
  readonly siteId: number | null
  readonly month: IsoMonth
  readonly amount: Yen
}

type Line = Pick<LineRow, "place" | "rate" | "amount" | "siteId" | "feeTo">
/** What of a paper its worth is counted from. */
export interface WorthPaper {
  readonly row: Pick<PaperRow, "rates" | "siteId" | "stageTo" | "issuedOn">
  readonly lines: ReadonlyArray<Line>
  readonly shifts: ReadonlyArray<Pick<LineShiftRow, "place" | "day" | "heads">>
}

/** Where a line names neither days nor the period of a fee: the month in which the work ended, else that of the issue. */
const monthWithoutDays = ({ issuedOn, stageTo }: Pick<PaperRow, "issuedOn" | "stageTo">) => monthOf(stageTo ?? issuedOn)

/** Heads in hundredths, so that they are whole numbers. */
const weightOf = ({ heads }: { readonly heads: number }) => Math.round(heads * 100)

/** Charge, discount and tax within the price are dealt to the lines of their rate in proportion to the lines' amounts. */
export const worthByMonth = ({ lines, row, shifts }: WorthPaper): ReadonlyArray<Worth> => {
  const byLine = Map.groupBy(shifts, ({ place }) => place)
  const ofLine = (line: Line, amount: Yen): ReadonlyArray<Worth> => {
    const siteId = line.siteId ?? row.siteId
    const days = byLine.get(line.place) ?? []
    if (days.length === 0)
      return [{ siteId, month: line.feeTo === null ? monthWithoutDays(row) : monthOf(line.feeTo), amount }]
    const shares = dealYen(amount, days.map(weightOf))
    return days.flatMap(({ day }, at) => {
      const share = shares[at]
      return share === undefined ? [] : [{ siteId, month: monthOf(day), amount: share }]
    })
  }
  return row.rates.flatMap(({ rate, subTotal }) => {
    const ofRate = lines.filter((line) => line.rate === rate)
    if (ofRate.length === 0) return [{ siteId: row.siteId, month: monthWithoutDays(row), amount: subTotal }]
    const shares = dealYen(
      subTotal,
      ofRate.map(({ amount }) => amount),
    )
    return ofRate.flatMap((line, at) => {
      const share = shares[at]
      return share === undefined ? [] : ofLine(line, share)
    })
  })
}
