/** What reports ask of slips: what each cost the company. Nothing here checks who asks. */
import { Effect } from "effect"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { addYen, type Yen } from "#modules/kernel/yen.ts"
import type { Slip } from "../model.ts"
import { eachSlipOfMonths } from "../repository/slips-of-months.ts"
import { employerHalf } from "../rules/insurance/employer-half.ts"

export interface CostOfSlip {
  readonly month: IsoMonth
  readonly staffId: number
  /** Gross pay with the employer's half of social insurance. */
  readonly cost: Yen
}
/** A stored slip was written by this program and is read back as it was. */
const linesOf = (text: string): Pick<Slip, "lines"> => JSON.parse(text)

/** Of the slips in force of these months. One statement, whatever their number. */
export const costOfSlips = Effect.fn("Payroll.costOfSlips")(function* (
  companyId: number,
  months: ReadonlyArray<IsoMonth>,
) {
  const costs: Array<CostOfSlip> = []
  yield* eachSlipOfMonths(companyId, months, ({ gross, month, staffId, texts }) => {
    costs.push({ month, staffId, cost: addYen(gross, employerHalf(linesOf(texts.slip))) })
  })
  return costs
})
