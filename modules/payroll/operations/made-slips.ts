/** The slips of some people as a close stores them. Pure: what goes in and what comes out may cross threads. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { noYen, type Yen } from "#modules/kernel/yen.ts"
import { type Finding, findingsOf, isStop } from "../rules/findings.ts"
import type { PayrollLaw } from "../rules/payroll-law.ts"
import { calculatedOf, storedForm } from "./calculate.ts"
import { gatheredOf, type MonthBasis, type PersonRead } from "./gather-inputs.ts"

export interface SlipOrder extends MonthBasis {
  readonly people: ReadonlyArray<PersonRead>
}

export interface MadeSlip {
  readonly staffId: number
  readonly paidOn: IsoDate
  readonly gross: Yen
  readonly deductions: Yen
  readonly net: Yen
  readonly repaid: Yen
  readonly hash: Uint8Array
  /** Packed. */
  readonly texts: Uint8Array
}

export interface MadeSlips {
  readonly slips: ReadonlyArray<MadeSlip>
  /** What keeps the month of these people from closing; then there is nothing to store. */
  readonly stops: ReadonlyArray<Finding>
}

/** The slips of an order, in the order of its people; who can't have one is among the stops. */
export const madeSlips = (order: SlipOrder, law: PayrollLaw): MadeSlips => {
  const slips: Array<MadeSlip> = []
  const stops: Array<Finding> = []
  for (const read of order.people) {
    const calculated = calculatedOf(gatheredOf(read, order, law), law)
    stops.push(...findingsOf(calculated).filter(isStop))
    if (Result.isFailure(calculated.result)) continue
    const { paidOn, totals } = calculated.result.success.slip
    slips.push({ staffId: read.staff.id, paidOn, repaid: noYen, ...totals, ...storedForm(calculated.result.success) })
  }
  return { slips, stops }
}
