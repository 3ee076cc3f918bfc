/**
 * The slip of one person and month: every line from its own rule, in the order it is printed.
 *
 * Plain synchronous arithmetic on values; the law of a day is read once and remembered.
 */
import { Effect, Result } from "effect"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { addYen, noYen, subtractYen } from "#modules/kernel/yen.ts"
import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { PayInputs, Slip } from "../../model.ts"
import { exactly, lineOf, personFigure, type WorkedLine, worked } from "../explain/worked.ts"
import { employmentPremium } from "../insurance/employment-insurance.ts"
import { healthInsurance } from "../insurance/health-insurance.ts"
import { pension } from "../insurance/pension.ts"
import { premiumBeyondPay, premiumsBeyondPay } from "../insurance/premium-beyond-pay.ts"
import { premiumsOfNoAge } from "../insurance/premiums-of-no-age.ts"
import { uncollectedPremiums } from "../insurance/uncollected-premiums.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { deemedOvertimePay } from "../premiums/deemed-overtime.ts"
import { hasFixed } from "../premiums/fixed-agreements.ts"
import { holidayNightPremium, holidayPay, nightPremium } from "../premiums/night-and-holiday.ts"
import { overtimePay } from "../premiums/overtime-premium.ts"
import { residentTax } from "../tax/resident-tax.ts"
import { withholdingTax } from "../tax/withholding-tax.ts"
import { absence } from "../wages/absence.ts"
import { beyondScheduledPay, beyondShiftPay, hourlyPay, monthlyPay, shiftPay } from "../wages/base-pay.ts"
import { belowMinimum } from "../wages/below-minimum.ts"
import { type PaidSpan, paidSpan } from "../wages/hourly-base.ts"
import { minimumsPublished } from "../wages/minimum-wage.ts"
import { commuting, subsidies, titledKey } from "../wages/subsidies.ts"
import { wageSpans } from "../wages/wage-span.ts"
import { canonicalJson, digestOf } from "./canonical-json.ts"
import { repaidExpenses } from "./repaid-expenses.ts"
import { rulesVersion } from "./rules-version.ts"
import { sumOfLines, usedLaw } from "./slip-lines.ts"
import { slipWarnings } from "./warnings.ts"

const premiums = (
  spans: ReadonlyArray<PaidSpan>,
  inputs: PayInputs,
  law: LabourLawInForce,
): ReadonlyArray<WorkedLine> => {
  const overtime = spans.some(hasFixed) ? deemedOvertimePay(spans, inputs, law) : overtimePay(spans, law)
  return [
    ...beyondScheduledPay(spans),
    ...beyondShiftPay(spans),
    ...overtime,
    ...nightPremium(spans, law),
    ...holidayPay(spans, law),
    ...holidayNightPremium(spans, law),
  ]
}

/** Wages by the salary type; shift pay shows its hourly base only where something is taken of it. */
const wages = (spans: ReadonlyArray<PaidSpan>, inputs: PayInputs, law: LabourLawInForce): ReadonlyArray<WorkedLine> => {
  const isShift = ({ terms }: PaidSpan) => terms.salaryType === "shift"
  const ofPremiums = premiums(spans, inputs, law)
  const bases = (of: ReadonlyArray<PaidSpan>) => of.flatMap(({ lines }) => lines)
  return [
    ...bases(spans.filter((span) => !isShift(span))),
    ...hourlyPay(spans),
    ...spans.flatMap((span) => [...monthlyPay(span, inputs), ...absence(span, inputs), ...shiftPay(span)]),
    ...(ofPremiums.length > 0 ? bases(spans.filter(isShift)) : []),
    ...ofPremiums,
  ]
}

const otherDeductions = (inputs: PayInputs): ReadonlyArray<WorkedLine> => {
  const titles = inputs.deductions.map(({ title }) => title)
  return inputs.deductions.map(({ title, yen }, index) =>
    lineOf(
      { key: titledKey("deduction", titles, index), kind: "deduction", title },
      worked("otherDeduction", [personFigure("otherDeduction", yen, "yen")], [exactly("amount", "otherDeduction")]),
    ),
  )
}

/** What a slip says, without the digest of its inputs: for whoever looks at it and stores nothing. */
export type SlipFigures = Omit<Slip, "inputsDigest">

/** The figures of a slip, or the law that is missing for them; for loops over many people that need no Effect for each. */
export const slipFigures = resultFn(function* (
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<SlipFigures, NoLawOnDate> {
  const labour = yield* law.labour.on(inputs.to)
  const spans = wageSpans(inputs).map((span) => paidSpan(span, inputs))
  const commute = yield* commuting(inputs, law)
  yield* minimumsPublished(inputs, law)
  const minimum = belowMinimum(inputs, spans, law, labour)
  const pay = [...wages(spans, inputs, labour), ...minimum.lines, ...subsidies(inputs), ...commute.lines]
  const gross = sumOfLines(pay, "pay")
  const social = [...(yield* healthInsurance(inputs, law)), ...(yield* pension(inputs, law))]
  const employment = yield* employmentPremium(inputs.employmentInsurance, gross, inputs.to, law)
  const beyondPay = premiumBeyondPay(social, employment, gross)
  const insurance = [...social, ...employment, ...beyondPay]
  const insured = sumOfLines(insurance, "deduction")
  const incomeTax = yield* withholdingTax(inputs, pay, { gross, taxFree: commute.taxFree, insurance: insured }, law)
  const others = otherDeductions(inputs)
  const left = gross - insured - sumOfLines([...incomeTax, ...others], "deduction")
  const resident = yield* residentTax(inputs, left, law)
  const repayment = repaidExpenses(inputs)
  const lines = [...pay, ...insurance, ...incomeTax, ...resident.lines, ...others, ...repayment]
  const deductions = sumOfLines(lines, "deduction")
  // What is given back covers no deduction: pay below its deductions stays a warning.
  const wage = subtractYen(gross, deductions)
  const repaid = sumOfLines(repayment, "repayment")
  // Keys in their canonical order.
  return {
    law: usedLaw(lines),
    lines: lines.map(({ line }) => line),
    month: inputs.month,
    paidOn: inputs.paidOn,
    rulesVersion,
    totals: { deductions, gross, net: addYen(wage, repaid), ...(repaid === noYen ? {} : { repaid }) },
    warnings: [
      ...slipWarnings(inputs, { net: wage, spans, belowMinimum: minimum.warnings }, law, labour),
      ...(yield* uncollectedPremiums(inputs, law)),
      ...(yield* premiumsOfNoAge(inputs, law)),
      ...(yield* premiumsBeyondPay(inputs, sumOfLines(beyondPay, "deduction"), law)),
      ...resident.warnings,
    ],
  }
})

/** The slip of these figures; whoever stores the inputs has their digest already. */
export const slipWithDigest = (figures: SlipFigures, inputsDigest: string): Slip => ({ inputsDigest, ...figures })

/** The slip, or the law that is missing for it. */
export const slipResult = (inputs: PayInputs, law: PayrollLaw): Result.Result<Slip, NoLawOnDate> =>
  Result.map(slipFigures(inputs, law), (figures) => slipWithDigest(figures, digestOf(canonicalJson(inputs))))

/**
 * The slip of one person's month.
 *
 * Gross − deductions = net, not rounded. Fails with NoLawOnDate where a needed figure is unknown on its day: nothing is
 * guessed.
 */
export const slipOf = (inputs: PayInputs, law: PayrollLaw): Effect.Effect<Slip, NoLawOnDate> =>
  Effect.fromResult(slipResult(inputs, law))
