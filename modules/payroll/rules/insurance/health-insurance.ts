import { firstDayOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { LawValue } from "#modules/kernel/law/parameter.ts"
import type { Prefecture } from "#modules/kernel/law/prefectures.ts"
import { oncePer } from "#modules/kernel/once-per.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { PayInputs } from "../../model.ts"
import {
  exactly,
  type KnownFigure,
  lawAmount,
  lawFigure,
  lineOf,
  type Named,
  personFigure,
  rounded,
  type StepPlan,
  type WorkedLine,
  worked,
} from "../explain/worked.ts"
import type { PayrollLaw, PremiumLaw } from "../payroll-law.ts"
import { asSecond } from "../slip/slip-lines.ts"
import { birthDateOf, birthdayOf, isOfAge } from "./age.ts"
import { isInsuredUntil } from "./insured-month.ts"

/** One month of health insurance by a rate. */
export interface HealthMonth {
  readonly standard: number
  readonly prefecture: Prefecture
  readonly hasNursingCare: boolean
  readonly law: PremiumLaw
}
export type ChildSupportRounding = PayInputs["childSupportRounding"]

const branchRates = oncePer((rates: PremiumLaw["healthRates"]) => {
  const byPrefecture = new Map<string, LawValue<string>>()
  for (const { prefecture, rate } of rates.value)
    if (prefecture !== undefined && rate !== undefined)
      byPrefecture.set(prefecture, {
        ...rates,
        parameter: `${rates.parameter}/${prefecture}`,
        label: `${rates.label} ${prefecture}`,
        value: rate,
      })
  return byPrefecture
})

/** The general rate of a branch of 協会けんぽ, as a law value of its own. */
export const branchRate = (rates: PremiumLaw["healthRates"], prefecture: Prefecture): LawValue<string> => {
  const rate = branchRates(rates).get(prefecture)
  if (rate === undefined) throw new RangeError(`The health insurance rates lack ${prefecture}`)
  return rate
}

const hasChildSupport = ({ law }: HealthMonth) => law.childSupport.value > 0

const figuresOf = (month: HealthMonth, number: number): ReadonlyArray<KnownFigure> => {
  const branch = branchRate(month.law.healthRates, month.prefecture)
  return [
    personFigure(`standardRemuneration.${number}`, month.standard, "yen"),
    lawFigure(`healthRate.${number}`, branch, branch.value),
    ...(month.hasNursingCare ? [lawAmount(`nursingCareRate.${number}`, month.law.nursingCare)] : []),
    ...(hasChildSupport(month) ? [lawAmount(`childSupportRate.${number}`, month.law.childSupport)] : []),
    lawAmount(`insuredShare.${number}`, month.law.healthShare),
  ]
}

/** Names of the steps that hold a month's share: the one that is taken, and the one without nursing care beside it. */
const taken = { rate: "premiumRate", own: "ownShare", support: "childSupportShare", share: "monthShare" } as const
const withoutCare = {
  rate: "premiumRateWithoutCare",
  own: "ownShareWithoutCare",
  support: "childSupportShareBeside",
  share: "monthShareWithoutCare",
} as const

const stepsOf = (
  month: HealthMonth,
  number: number,
  rounding: ChildSupportRounding,
  names: typeof taken | typeof withoutCare,
  shareName: Named = `${names.share}.${number}`,
): ReadonlyArray<StepPlan> => {
  const hasCare = month.hasNursingCare && names === taken
  const own = [`healthRate.${number}`, ...(hasCare ? [`nursingCareRate.${number}`] : [])]
  const isSeparate = rounding === "separate" && hasChildSupport(month)
  const rates = isSeparate || !hasChildSupport(month) ? own : [...own, `childSupportRate.${number}`]
  const share = (of: string) => `standardRemuneration.${number} × ${of} × insuredShare.${number}`
  const rate = exactly(`${names.rate}.${number}`, rates.join(" + "), "ratio")
  if (!isSeparate) return [rate, rounded(shareName, share(rate.name), "dropFiftySenOrLess")]
  return [
    rate,
    rounded(`${names.own}.${number}`, share(rate.name), "dropFiftySenOrLess"),
    rounded(`${names.support}.${number}`, share(`childSupportRate.${number}`), "dropFiftySenOrLess"),
    exactly(shareName, `${names.own}.${number} + ${names.support}.${number}`),
  ]
}

const sum = (months: ReadonlyArray<HealthMonth>, name: string) =>
  months.map((_, index) => `${name}.${index + 1}`).join(" + ")

/**
 * The person's share of health insurance: general rate of the branch, nursing care (40 to 64) and child support.
 *
 * `combined` adds the rates, halves once and drops 50 sen or less (MHLW Q&A of 2026-02-12); `separate` rounds the child
 * support on its own. Each month is rounded by itself.
 *
 * Source: 健康保険法 第160条・第161条, 通貨の単位及び貨幣の発行等に関する法律 第3条.
 */
export const healthPremium = (
  months: ReadonlyArray<HealthMonth>,
  rounding: ChildSupportRounding,
): ReadonlyArray<WorkedLine> => {
  const figures = months.flatMap((month, index) => figuresOf(month, index + 1))
  const [only, second] = months
  const premium = worked(
    "healthInsurance",
    figures,
    only !== undefined && second === undefined
      ? stepsOf(only, 1, rounding, taken, "amount")
      : [
          ...months.flatMap((month, index) => stepsOf(month, index + 1, rounding, taken)),
          exactly("amount", sum(months, taken.share)),
        ],
  )
  const lines = [lineOf({ key: "healthInsurance", kind: "deduction" }, premium)]
  if (!months.some(({ hasNursingCare }) => hasNursingCare)) return lines
  const care = worked("nursingCareShare", figures, [
    ...months.flatMap((month, index) => stepsOf(month, index + 1, rounding, taken)),
    ...months.flatMap((month, index) => stepsOf(month, index + 1, rounding, withoutCare)),
    exactly("withCare", sum(months, taken.share)),
    exactly("withoutCare", sum(months, withoutCare.share)),
    exactly("amount", "withCare - withoutCare"),
  ])
  return [...lines, lineOf({ key: "healthInsurance.ofWhichNursingCare", kind: "info" }, care)]
}

/** The shares of an insurance society (組合) as entered by hand, also of nothing; nursing care is named beside the sum. */
const asEntered = (health: number, care: number): ReadonlyArray<WorkedLine> => {
  const figures = [personFigure("enteredPremium", health, "yen"), personFigure("enteredCare", care, "yen")]
  const sum = worked("enteredHealthInsurance", figures, [exactly("amount", "enteredPremium + enteredCare")])
  const premium = lineOf({ key: "healthInsurance", kind: "deduction" }, sum)
  if (care === 0) return [premium]
  const share = worked("nursingCareShare", figures, [exactly("amount", "enteredCare")])
  return [premium, lineOf({ key: "healthInsurance.ofWhichNursingCare", kind: "info" }, share)]
}

type Premium = PayInputs["premiums"][number]

/** A month's insurance by the rates; undefined without a standard, and from the birthday of 75 on. */
const healthMonthOf = resultFn(function* (
  { month, healthStandard }: Premium,
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<HealthMonth | undefined, NoLawOnDate> {
  if (healthStandard === undefined) return undefined
  const premiumLaw = yield* law.premiums(firstDayOf(month))
  const birthDate = birthDateOf(inputs)
  if (!isInsuredUntil(birthdayOf(birthDate, premiumLaw.healthUntilAge.value), month, inputs.joinedOn)) return undefined
  const careAges = {
    fromMonths: premiumLaw.nursingCareFromAge.value,
    untilMonths: premiumLaw.nursingCareUntilAge.value,
  }
  return {
    standard: healthStandard,
    prefecture: inputs.prefecture,
    hasNursingCare: isOfAge(birthDate, month, careAges),
    law: premiumLaw,
  }
})

/**
 * Health insurance of the slip's premium months, each as entered or by the rates; where both ways meet on a last slip,
 * each has lines of its own. Fails with NoLawOnDate for a month whose rates are not published.
 */
export const healthInsurance = resultFn(function* (
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<WorkedLine>, NoLawOnDate> {
  const byHand = inputs.premiums.filter(({ healthByHand }) => healthByHand !== undefined)
  const months: Array<HealthMonth> = []
  for (const premium of inputs.premiums) {
    const month = byHand.includes(premium) ? undefined : yield* healthMonthOf(premium, inputs, law)
    if (month !== undefined) months.push(month)
  }
  const byRate = months.length === 0 ? [] : healthPremium(months, inputs.childSupportRounding)
  if (byHand.length === 0) return byRate
  const total = (by: "healthByHand" | "nursingCareByHand") =>
    byHand.reduce((sum, premium) => sum + (premium[by] ?? 0), 0)
  const entered = asEntered(total("healthByHand"), total("nursingCareByHand"))
  return byRate.length === 0 ? entered : [...byRate, ...entered.map(asSecond)]
})
