import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { floor, plus, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import type { PayInputs } from "../../model.ts"
import {
  exactly,
  type KnownFigure,
  lawFigure,
  rounded,
  type StepPlan,
  type Worked,
  type WorkedLine,
  worked,
  workedFigure,
} from "../explain/worked.ts"
import type { HeiLaw } from "../payroll-law.ts"

/**
 * What each worked day was paid: a line's amount falls on its days by their share, a line without days on all alike.
 */
const payByDay = (inputs: PayInputs, pay: ReadonlyArray<WorkedLine>): ReadonlyArray<Ratio> => {
  const byDay = new Map<string, Ratio>(inputs.days.map(({ day }) => [day, ratio(0)]))
  for (const { line } of pay) {
    if (line.kind !== "pay") continue
    const shares = line.days.length > 0 ? line.days : inputs.days.map(({ day }) => ({ day, share: 1 }))
    // Half a shift is a share of ½.
    const total = shares.reduce((sum, { share }) => sum + share, 0)
    for (const { day, share } of shares)
      byDay.set(day, plus(byDay.get(day) ?? ratio(0), times(ratio(line.amount), ratio(share * 2, total * 2))))
  }
  return [...byDay.values()]
}

/** Days that are taxed alike: they lie in one row of the table, or above it on one amount. */
interface TaxedDays {
  readonly dayPay: number
  readonly count: number
}

const taxedDays = (dayPays: ReadonlyArray<number>, law: HeiLaw): ReadonlyArray<TaxedDays> => {
  const counts = new Map<number, number>()
  for (const dayPay of dayPays) {
    const row =
      dayPay < tableEnd(law) ? Number(law.daily.value.findLast((one) => Number(one.from) <= dayPay)?.from) : dayPay
    if (!Number.isNaN(row)) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return [...counts].toSorted(([a], [b]) => a - b).map(([dayPay, count]) => ({ dayPay, count }))
}

const tableEnd = (law: HeiLaw) => figureOf(bracketFor(law.aboveTable.value, 0), "from")

/** The figures and steps of days in one row, numbered `number`; the last step holds their tax. */
const ofRow = ({ dayPay, count }: TaxedDays, number: number, law: HeiLaw) => {
  const printed = law.daily.value.find((row) => Number(row.from) === dayPay)?.yen ?? "0"
  const figures: ReadonlyArray<KnownFigure> = [
    lawFigure(`dayRow.${number}`, law.daily, dayPay),
    lawFigure(`dayTax.${number}`, law.daily, printed),
    workedFigure(`dayCount.${number}`, count, "days"),
  ]
  return { figures, steps: [exactly(`part.${number}`, `dayTax.${number} × dayCount.${number}`)] }
}

const ofSegment = ({ dayPay, count }: TaxedDays, number: number, law: HeiLaw) => {
  const segment = bracketFor(law.aboveTable.value, dayPay)
  const figures: ReadonlyArray<KnownFigure> = [
    workedFigure(`dayPay.${number}`, dayPay, "yen"),
    lawFigure(`segmentFrom.${number}`, law.aboveTable, figureOf(segment, "from")),
    lawFigure(`segmentRate.${number}`, law.aboveTable, figureOf(segment, "rate"), "ratio"),
    lawFigure(`segmentTax.${number}`, law.aboveTable, figureOf(segment, "base")),
    workedFigure(`dayCount.${number}`, count, "days"),
  ]
  const steps: ReadonlyArray<StepPlan> = [
    exactly(`beyondSegment.${number}`, `dayPay.${number} - segmentFrom.${number}`),
    rounded(`taxBeyondSegment.${number}`, `beyondSegment.${number} × segmentRate.${number}`, "dropUnderOneYen"),
    exactly(`dayTax.${number}`, `segmentTax.${number} + taxBeyondSegment.${number}`),
    exactly(`part.${number}`, `dayTax.${number} × dayCount.${number}`),
  ]
  return { figures, steps }
}

/**
 * Income tax of the 丙 column of the daily table, for somebody engaged day by day: each worked day by its own pay.
 *
 * A day's pay is its share of the lines, less the same part for what is free of tax and for insurance; under one yen is
 * dropped. Source: 所得税法 第185条, 国税庁 給与所得の源泉徴収税額表 日額表 丙欄.
 */
export const heiTax = (
  inputs: PayInputs,
  pay: ReadonlyArray<WorkedLine>,
  amounts: { readonly gross: number; readonly taxBase: number },
  law: HeiLaw,
): Worked => {
  const taxedPart = amounts.gross > 0 ? ratio(Math.max(0, amounts.taxBase), amounts.gross) : ratio(0)
  const dayPays = payByDay(inputs, pay).map((paid) => Number(floor(times(paid, taxedPart))))
  const groups = taxedDays(dayPays, law).map((days, index) =>
    days.dayPay < tableEnd(law) ? ofRow(days, index + 1, law) : ofSegment(days, index + 1, law),
  )
  const parts = groups.map((_, index) => `part.${index + 1}`)
  return worked(
    "incomeTaxHei",
    [workedFigure("daysWorked", dayPays.length, "days"), ...groups.flatMap(({ figures }) => figures)],
    [...groups.flatMap(({ steps }) => steps), exactly("amount", parts.length === 0 ? "0" : parts.join(" + "))],
  )
}
