import { decimal, ratio } from "#modules/kernel/ratio.ts"
import type { DayWork, PayInputs, PayTerms } from "../../model.ts"
import {
  exactly,
  type KnownFigure,
  lineFigure,
  lineOf,
  personFigure,
  rounded,
  termsFigure,
  type WorkedLine,
  worked,
} from "../explain/worked.ts"
import { usualShifts } from "../hours/usual-shifts.ts"
import { type PaidByPrice, paidByPrice } from "./paid-by-price.ts"
import { probationShare, spanKey, spanName, type WageSpan } from "./wage-span.ts"

/** A span with the wage of an hour: `wage` is what an hour of ordinary time pays, `base` what premiums are taken of. */
interface BasedSpan extends WageSpan {
  readonly wage: KnownFigure
  readonly base: KnownFigure
  readonly lines: ReadonlyArray<WorkedLine>
}
/** The same with what of each of its days the prices of shifts have paid. */
export interface PaidSpan extends BasedSpan {
  readonly byPrice: (day: DayWork) => PaidByPrice
}

type Terms<T extends PayTerms["salaryType"]> = Extract<PayTerms, { salaryType: T }>

const probation = (terms: PayTerms) => ({
  figures:
    terms.probationPercent === undefined ? [] : [termsFigure("probationRate", probationShare(terms), "ratio", terms)],
  writing: terms.probationPercent === undefined ? "" : " × probationRate",
})

/** Monthly allowances that belong to the hourly base (労働基準法施行規則 第19条・第21条). */
const allowances = (inputs: PayInputs, terms: PayTerms) => {
  const sum = inputs.subsidies.reduce((total, { yen, isInHourlyBase }) => total + (isInHourlyBase ? yen : 0), 0)
  if (sum === 0) return { figures: [], steps: [], writing: "" }
  return {
    figures: [personFigure("allowances", sum, "yen"), averageHours(terms)],
    steps: [exactly("allowancesAnHour", "allowances ÷ averageHours")],
    writing: " + allowancesAnHour",
  }
}

/** The average monthly scheduled hours; terms that need them are not saved without (a slip without is a defect). */
export const averageHours = (terms: PayTerms): KnownFigure => {
  if (terms.averageMonthlyHours === undefined)
    throw new RangeError("The terms lack the average monthly scheduled hours")
  return termsFigure("averageHours", decimal(terms.averageMonthlyHours), "hours", terms)
}

/** The hourly base of hourly pay: the wage, in probation its percent, with allowances of the month shared by hours. */
const ofHour = (span: WageSpan, terms: Terms<"hour">, inputs: PayInputs): BasedSpan => {
  const lines: Array<WorkedLine> = []
  const agreed = termsFigure("hourlyWage", ratio(terms.hourlyWage), "yen", terms)
  let wage = termsFigure(spanName("hourlyWage", span), ratio(terms.hourlyWage), "yen", terms)
  if (terms.probationPercent !== undefined) {
    const { figures, writing } = probation(terms)
    const key = spanKey("probationHourly", span)
    const line = worked(
      "probationHourly",
      [agreed, ...figures],
      [rounded("amount", `hourlyWage${writing}`, "halfUpToYen")],
    )
    lines.push(lineOf({ key, kind: "info" }, line))
    wage = lineFigure(spanName("hourlyWage", span), line.result, key)
  }
  const extra = allowances(inputs, terms)
  if (extra.steps.length === 0) return { ...span, wage, base: renamed(wage, span), lines }
  const key = spanKey("hourlyBase", span)
  const base = worked(
    "hourlyBase",
    [{ ...wage, figure: { ...wage.figure, name: "hourlyWage" } }, ...extra.figures],
    [...extra.steps, rounded("amount", `hourlyWage${extra.writing}`, "halfUpToYen")],
  )
  lines.push(lineOf({ key, kind: "info" }, base))
  return { ...span, wage, base: lineFigure(spanName("hourlyBase", span), base.result, key), lines }
}

const renamed = (wage: KnownFigure, span: WageSpan): KnownFigure => ({
  ...wage,
  figure: { ...wage.figure, name: spanName("hourlyBase", span) },
})

/** The hourly base of monthly pay: base and included allowances over the average monthly scheduled hours. */
const ofMonth = (span: WageSpan, terms: Terms<"month">, inputs: PayInputs): BasedSpan => {
  const trial = probation(terms)
  const extra = allowances(inputs, terms)
  const key = spanKey("hourlyBase", span)
  const base = worked(
    "hourlyBase",
    [
      termsFigure("monthlyBase", ratio(terms.monthlyBase), "yen", terms),
      ...trial.figures,
      ...(extra.figures.length > 0 ? extra.figures : [averageHours(terms)]),
    ],
    extra.steps.length === 0
      ? [rounded("amount", `monthlyBase${trial.writing} ÷ averageHours`, "halfUpToYen")]
      : [
          exactly("ownHourly", `monthlyBase${trial.writing} ÷ averageHours`),
          ...extra.steps,
          rounded("amount", `ownHourly${extra.writing}`, "halfUpToYen"),
        ],
  )
  const figure = lineFigure(spanName("hourlyBase", span), base.result, key)
  return { ...span, wage: figure, base: figure, lines: [lineOf({ key, kind: "info" }, base)] }
}

const names = {
  morning: { price: "morningPrice", length: "morningLength" },
  afternoon: { price: "afternoonPrice", length: "afternoonLength" },
  evening: { price: "eveningPrice", length: "eveningLength" },
  other: { price: "otherPrice", length: "otherLength" },
} as const

/** The hourly base of shift pay: the prices of the usual shifts over their hours. */
const ofShift = (span: WageSpan, terms: Terms<"shift">, inputs: PayInputs): BasedSpan => {
  const shifts = usualShifts(terms, span.days)
  const trial = probation(terms)
  const extra = allowances(inputs, terms)
  const key = spanKey("hourlyBase", span)
  const figures = shifts.flatMap((shift) => [
    termsFigure(names[shift].price, ratio(terms.shiftPrices[shift] ?? 0), "yen", terms),
    termsFigure(names[shift].length, ratio(terms.shiftLengths[shift] ?? 0), "minutes", terms),
  ])
  const base = worked(
    "hourlyBase",
    [...figures, ...trial.figures, ...extra.figures],
    shifts.length === 0
      ? [exactly("amount", "0")]
      : [
          exactly("dayPrice", shifts.map((shift) => names[shift].price).join(" + ")),
          exactly("dayLength", shifts.map((shift) => names[shift].length).join(" + "), "minutes"),
          ...extra.steps,
          rounded("amount", `dayPrice${trial.writing} ÷ dayLength × 60${extra.writing}`, "halfUpToYen"),
        ],
  )
  const figure = lineFigure(spanName("hourlyBase", span), base.result, key)
  return { ...span, wage: figure, base: figure, lines: [lineOf({ key, kind: "info" }, base)] }
}

/**
 * The wage of an hour over a span of pay terms, with the lines that show how it comes about.
 *
 * Rounds each hourly wage half up to whole yen. Source: 労働基準法施行規則 第19条, 昭和63年基発第150号.
 */
export const paidSpan = (span: WageSpan, inputs: PayInputs): PaidSpan => {
  const { terms } = span
  const paid = new Map(span.days.map((day) => [day.day, paidByPrice(terms, day)]))
  const byPrice = (day: DayWork) => paid.get(day.day) ?? paidByPrice(terms, day)
  return { ...basedSpan(span, inputs), byPrice }
}

const basedSpan = (span: WageSpan, inputs: PayInputs): BasedSpan => {
  const { terms } = span
  if (terms.salaryType === "hour") return ofHour(span, terms, inputs)
  return terms.salaryType === "month" ? ofMonth(span, terms, inputs) : ofShift(span, terms, inputs)
}
