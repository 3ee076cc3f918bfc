/** The few columns that a list of slips has room for; each line of a slip stands in exactly one of them. */
import { addYen, noYen, sumYen, type Yen } from "#modules/kernel/yen.ts"
import type { SlipRule } from "../../codes.ts"
import type { SlipLine } from "../../model.ts"

export type BreakdownPart =
  | "basePay"
  | "premiumPay"
  | "otherPay"
  | "insurance"
  | "incomeTax"
  | "residentTax"
  | "otherDeductions"
export type Breakdown = Readonly<Record<BreakdownPart, Yen>>

/** Lines of kind `info` and `repayment` are in none of these sums, so theirs are never asked for. */
const partOfRule = {
  probationHourly: "basePay",
  hourlyBase: "basePay",
  basePay: "basePay",
  absence: "basePay",
  shiftPay: "basePay",
  beyondScheduledPay: "premiumPay",
  beyondShiftPay: "basePay",
  overtimePay: "premiumPay",
  overtimeBeyondSixtyPay: "premiumPay",
  overtimePremium: "premiumPay",
  overtimeBeyondSixtyPremium: "premiumPay",
  deemedOvertimePay: "premiumPay",
  excessOvertimePay: "premiumPay",
  excessOvertimeBeyondSixtyPay: "premiumPay",
  nightPremium: "premiumPay",
  holidayPay: "premiumPay",
  holidayPremium: "premiumPay",
  holidayNightPremium: "premiumPay",
  minimumWage: "basePay",
  subsidy: "otherPay",
  commuting: "otherPay",
  healthInsurance: "insurance",
  enteredHealthInsurance: "insurance",
  nursingCareShare: "insurance",
  pension: "insurance",
  enteredPension: "insurance",
  employmentInsurance: "insurance",
  premiumBeyondPay: "insurance",
  taxBase: "incomeTax",
  incomeTaxByTable: "incomeTax",
  incomeTaxBelowTable: "incomeTax",
  incomeTaxAboveTable: "incomeTax",
  incomeTaxByComputer: "incomeTax",
  incomeTaxOtsu: "incomeTax",
  incomeTaxHei: "incomeTax",
  residentTax: "residentTax",
  bonus: "otherPay",
  standardBonus: "otherPay",
  bonusHealthInsurance: "insurance",
  bonusPension: "insurance",
  bonusTaxByRate: "incomeTax",
  bonusTaxByMonths: "incomeTax",
  otherDeduction: "otherDeductions",
  expenseRepaid: "otherPay",
} as const satisfies Readonly<Record<SlipRule, BreakdownPart>>

export const noBreakdown: Breakdown = {
  basePay: noYen,
  premiumPay: noYen,
  otherPay: noYen,
  insurance: noYen,
  incomeTax: noYen,
  residentTax: noYen,
  otherDeductions: noYen,
}

/** The column that a line stands in. */
export const partOf = ({ why }: Pick<SlipLine, "why">): BreakdownPart => partOfRule[why.rule]

/** The three pay parts add up to the gross pay, the other four to the deductions. Whole yen, nothing is rounded. */
export const breakdownOf = (lines: ReadonlyArray<Pick<SlipLine, "kind" | "amount" | "why">>): Breakdown => {
  const counted = lines.filter(({ kind }) => kind === "pay" || kind === "deduction")
  const sumOf = (part: BreakdownPart) =>
    sumYen(counted.flatMap(({ amount, why }) => (partOf({ why }) === part ? [amount] : [])))
  return {
    basePay: sumOf("basePay"),
    premiumPay: sumOf("premiumPay"),
    otherPay: sumOf("otherPay"),
    insurance: sumOf("insurance"),
    incomeTax: sumOf("incomeTax"),
    residentTax: sumOf("residentTax"),
    otherDeductions: sumOf("otherDeductions"),
  }
}

export const addBreakdowns = (one: Breakdown, other: Breakdown): Breakdown => ({
  basePay: addYen(one.basePay, other.basePay),
  premiumPay: addYen(one.premiumPay, other.premiumPay),
  otherPay: addYen(one.otherPay, other.otherPay),
  insurance: addYen(one.insurance, other.insurance),
  incomeTax: addYen(one.incomeTax, other.incomeTax),
  residentTax: addYen(one.residentTax, other.residentTax),
  otherDeductions: addYen(one.otherDeductions, other.otherDeductions),
})
