/** The closed lists of a slip: its lines, what a calculation is about, the figures it names, its warnings. Browser-safe. */

export { type CheckKind, checkKindNames } from "./codes/checks.ts"

/** As many 手当 as a person's terms may hold, and so as many as a company pays by rule. */
export const mostSubsidies = 20

/** What a line is calculated by; each has its sentence in `rules/explain`. */
export const slipRules = [
  "probationHourly",
  "hourlyBase",
  "basePay",
  "absence",
  "shiftPay",
  "beyondScheduledPay",
  "beyondShiftPay",
  "overtimePay",
  "overtimeBeyondSixtyPay",
  "overtimePremium",
  "overtimeBeyondSixtyPremium",
  "deemedOvertimePay",
  "excessOvertimePay",
  "excessOvertimeBeyondSixtyPay",
  "nightPremium",
  "holidayPay",
  "holidayPremium",
  "holidayNightPremium",
  "minimumWage",
  "subsidy",
  "commuting",
  "healthInsurance",
  "enteredHealthInsurance",
  "nursingCareShare",
  "pension",
  "enteredPension",
  "employmentInsurance",
  "premiumBeyondPay",
  "taxBase",
  "incomeTaxByTable",
  "incomeTaxBelowTable",
  "incomeTaxAboveTable",
  "incomeTaxByComputer",
  "incomeTaxOtsu",
  "incomeTaxHei",
  "residentTax",
  "bonus",
  "standardBonus",
  "bonusHealthInsurance",
  "bonusPension",
  "bonusTaxByRate",
  "bonusTaxByMonths",
  "otherDeduction",
  "expenseRepaid",
] as const
export type SlipRule = (typeof slipRules)[number]

export const warningCodes = [
  "OVERTIME_45H",
  "OVERTIME_60H",
  "OVERTIME_100H",
  "DEEMED_OVER_45H",
  "OVERTIME_RATE_RAISED",
  "MINIMUM_WAGE",
  "MINIMUM_WAGE_UNKNOWN",
  "NEGATIVE_NET",
  "PREMIUM_UNCOLLECTED",
  "PREMIUM_BEYOND_PAY",
  "RESIDENT_TAX_LEFT",
  "PREMIUM_OF_NO_AGE",
] as const
export type WarningCode = (typeof warningCodes)[number]

/** Insurances whose premiums begin or end with an age. */
export const insurancesOfAge = ["health", "nursingCare", "pension"] as const
export type InsuranceOfAge = (typeof insurancesOfAge)[number]

/** The unit a figure of an explanation is shown in. */
export const figureUnits = ["yen", "ratio", "minutes", "hours", "days", "months", "count", "km", "grade"] as const
export type FigureUnit = (typeof figureUnits)[number]

/** How one part of a formula acts on what stands before it; formulas are read strictly from left to right. */
export const operators = ["+", "-", "×", "÷", "atLeast", "atMost", "zeroUnder"] as const
export type Operator = (typeof operators)[number]
