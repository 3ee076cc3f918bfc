import type { LawValue } from "#modules/kernel/law/parameter.ts"
import { ratio } from "#modules/kernel/ratio.ts"
import type { SlipRule } from "../../codes.ts"
import type { DayWork, SlipLine } from "../../model.ts"
import type { FigureName } from "../explain/figure-words.ts"
import {
  exactly,
  type KnownFigure,
  lawAmount,
  lineOf,
  rounded,
  type StepPlan,
  termsFigure,
  type WorkedLine,
  worked,
  workedFigure,
} from "../explain/worked.ts"
import type { PaidSpan } from "./hourly-base.ts"
import { spanName } from "./wage-span.ts"

/** The factor that an hour is paid with: its figures, the steps that make it, and its name in the formula. */
export interface Rate {
  readonly figures: ReadonlyArray<KnownFigure>
  readonly steps: ReadonlyArray<StepPlan>
  readonly name?: string
}

/** An hour at its plain wage. */
export const plainRate = (): Rate => ({ figures: [], steps: [] })

/** Only the addition to a wage that is paid elsewhere: 0.25 for the night, which no company's rate is for. */
export const additionRate =
  (name: FigureName, law: LawValue<number>) =>
  (span: PaidSpan): Rate => {
    const figure = lawAmount(spanName(name, span), law)
    return { figures: [figure], steps: [], name: figure.figure.name }
  }

/**
 * The whole rate, 1 plus the legal addition; a company's own rate counts only where it is higher (D21).
 */
export const wholeRate =
  (rate: FigureName, addition: FigureName, law: LawValue<number>) =>
  (span: PaidSpan): Rate => {
    const [name, added, chosen] = [spanName(rate, span), spanName(addition, span), spanName("chosenRate", span)]
    const percent = span.terms.overtimePercent
    return percent === undefined
      ? { figures: [lawAmount(added, law)], steps: [exactly(name, `${added} + 1`, "ratio")], name }
      : {
          figures: [lawAmount(added, law), termsFigure(chosen, ratio(percent, 100), "ratio", span.terms)],
          steps: [exactly(name, `${added} + 1 atLeast ${chosen}`, "ratio")],
          name,
        }
  }

/** What a whole rate adds to a wage that a shift's price has paid: 0.25, or more where the company's rate is higher. */
export const rateOnTop =
  (onTop: FigureName, addition: FigureName, law: LawValue<number>) =>
  (span: PaidSpan): Rate => {
    const [name, added, chosen] = [spanName(onTop, span), spanName(addition, span), spanName("chosenRate", span)]
    const percent = span.terms.overtimePercent
    return percent === undefined
      ? { figures: [lawAmount(added, law)], steps: [], name: added }
      : {
          figures: [lawAmount(added, law), termsFigure(chosen, ratio(percent, 100), "ratio", span.terms)],
          steps: [exactly(name, `${added} + 1 atLeast ${chosen} - 1`, "ratio")],
          name,
        }
  }

export interface TimedPay {
  readonly key: string
  readonly rule: SlipRule
  readonly minutesName: FigureName
  /** Minutes of one day that this line pays. */
  readonly minutesOf: (day: DayWork, span: PaidSpan) => number
  /** Of these minutes, those that are overtime by the week's forty hours alone. */
  readonly weekMinutesOf?: (day: DayWork, span: PaidSpan) => number
  readonly wageOf: (span: PaidSpan) => KnownFigure
  readonly rateOf: (span: PaidSpan) => Rate
}

const sumOf = (span: PaidSpan, of: TimedPay["minutesOf"]) => {
  let sum = 0
  for (const day of span.days) sum += of(day, span)
  return sum
}

/** The minutes of a span; where the week's limit was passed too, also how many lie beyond each of the two limits. */
const minutesFigures = (plan: TimedPay, span: PaidSpan, isSplit: boolean): ReadonlyArray<KnownFigure> => {
  const minutes = sumOf(span, plan.minutesOf)
  const all = workedFigure(spanName(plan.minutesName, span), minutes, "minutes")
  if (!isSplit || plan.weekMinutesOf === undefined) return [all]
  const ofWeek = sumOf(span, plan.weekMinutesOf)
  const ofDay = minutes - ofWeek
  return [
    all,
    ...(ofDay > 0 ? [workedFigure(spanName("beyondDayMinutes", span), ofDay, "minutes")] : []),
    ...(ofWeek > 0 ? [workedFigure(spanName("beyondWeekMinutes", span), ofWeek, "minutes")] : []),
  ]
}

/**
 * Pay for worked minutes: hourly wage × rate × minutes ÷ 60, no minute rounded, the line's sum half up to whole yen.
 *
 * Nothing when no minute of the kind was worked. Where the terms changed inside the month, each span is worked out
 * exactly and the sum is rounded once. Source: 労働基準法 第37条, 昭和63年基発第150号.
 */
export const timedPay = (plan: TimedPay, spans: ReadonlyArray<PaidSpan>): ReadonlyArray<WorkedLine> => {
  const used = spans.filter((span) => sumOf(span, plan.minutesOf) > 0)
  if (used.length === 0) return []
  const figures: Array<KnownFigure> = []
  const steps: Array<StepPlan> = []
  const { weekMinutesOf } = plan
  const isSplit = weekMinutesOf !== undefined && used.some((span) => sumOf(span, weekMinutesOf) > 0)
  const products = used.map((span) => {
    const minutesName = spanName(plan.minutesName, span)
    const wage = plan.wageOf(span)
    const rate = plan.rateOf(span)
    figures.push(wage, ...rate.figures, ...minutesFigures(plan, span, isSplit))
    steps.push(...rate.steps)
    return [wage.figure.name, ...(rate.name === undefined ? [] : [rate.name]), minutesName].join(" × ").concat(" ÷ 60")
  })
  const [first = "0"] = products
  if (products.length === 1) steps.push(rounded("amount", first, "halfUpToYen"))
  else {
    const parts = products.map((product, index) => exactly(`part.${index + 1}`, product))
    steps.push(...parts, rounded("amount", parts.map(({ name }) => name).join(" + "), "halfUpToYen"))
  }
  const days: Array<SlipLine["days"][number]> = []
  for (const span of used)
    for (const day of span.days) {
      const share = plan.minutesOf(day, span)
      if (share > 0) days.push({ day: day.day, share })
    }
  return [lineOf({ key: plan.key, kind: "pay", days }, worked(plan.rule, figures, steps))]
}
