import { Result } from "effect"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { LawValue, Table } from "#modules/kernel/law/parameter.ts"
import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { BonusInputs } from "../../model.ts"
import {
  exactly,
  type KnownFigure,
  lawFigure,
  lineFigure,
  personFigure,
  rounded,
  type Worked,
  worked,
} from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { kouTaxByTable } from "./withholding-table.ts"

/** The most dependants that the table of rates has a column for. */
const columns = 7

const kouRate = (rates: LawValue<Table>, dependants: number, previousPay: number): KnownFigure => {
  const column = String(Math.min(dependants, columns))
  const row = rates.value.findLast((one) => one.dependants === column && Number(one.from) <= previousPay)
  return lawFigure("bonusTaxRate", rates, row?.rate ?? "0")
}

/** The usual way: a rate that follows the pay of the month before. */
const byRate = (base: KnownFigure, inputs: BonusInputs, rate: KnownFigure): Worked =>
  worked(
    "bonusTaxByRate",
    [base, personFigure("previousPay", inputs.previousPayAfterInsurance, "yen"), rate],
    [rounded("amount", "taxBase atLeast 0 × bonusTaxRate", "dropUnderOneYen")],
  )

/** Without pay of the month before, or with more than ten times of it: what a month's part adds to the monthly tax. */
const byMonths = resultFn(function* (
  base: KnownFigure,
  taxBase: number,
  inputs: BonusInputs,
  dependants: number,
  law: PayrollLaw,
): ResultSteps<Worked, NoLawOnDate> {
  const bonusLaw = yield* law.bonus(inputs.paidOn)
  const taxLaw = yield* law.incomeTax(inputs.paidOn)
  const months = bonusLaw.months.value * (inputs.isForMoreThanSixMonths ? 2 : 1)
  const previous = inputs.previousPayAfterInsurance
  const monthlyTax = (pay: number) =>
    Result.map(
      kouTaxByTable(lineFigure("taxBase", pay, "taxBase"), pay, dependants, inputs.paidOn, law),
      ({ result }) => result,
    )
  const withBonus = yield* monthlyTax(Math.floor(Math.max(0, taxBase) / months) + previous)
  const withoutBonus = yield* monthlyTax(previous)
  return worked(
    "bonusTaxByMonths",
    [
      base,
      personFigure("previousPay", previous, "yen"),
      lawFigure("bonusMonths", bonusLaw.months, months),
      lawFigure("taxWithBonus", taxLaw.tableRows, withBonus),
      lawFigure("taxWithoutBonus", taxLaw.tableRows, withoutBonus),
    ],
    [
      rounded("bonusAMonth", "taxBase atLeast 0 ÷ bonusMonths", "dropUnderOneYen"),
      exactly("amount", "taxWithBonus - taxWithoutBonus × bonusMonths"),
    ],
  )
})

/**
 * Income tax of a bonus after insurance.
 *
 * Drops what is under one yen. Fails with NoLawOnDate. Source: 所得税法 第186条, 国税庁 賞与に対する源泉徴収税額の算出率の表.
 */
export const bonusTax = resultFn(function* (
  inputs: BonusInputs,
  base: KnownFigure,
  taxBase: number,
  law: PayrollLaw,
): ResultSteps<Worked | undefined, NoLawOnDate> {
  const how = inputs.incomeTax
  if (how === undefined) return undefined
  const previous = inputs.previousPayAfterInsurance
  if (how.column === "otsu") {
    const rates = yield* law.otsuBonusRates(inputs.paidOn)
    const rate = figureOf(bracketFor(rates.value, previous), "rate")
    return byRate(base, inputs, lawFigure("bonusTaxRate", rates, rate))
  }
  const bonusLaw = yield* law.bonus(inputs.paidOn)
  return taxBase > bonusLaw.multipleOfPay.value * previous
    ? yield* byMonths(base, taxBase, inputs, how.dependants, law)
    : byRate(base, inputs, kouRate(bonusLaw.rates, how.dependants, previous))
})
