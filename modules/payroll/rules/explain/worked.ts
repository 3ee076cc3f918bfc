/**
 * Calculates by writing down: a rule names its figures and its steps, and what comes out is the amount together with the
 * explanation that it was calculated by. There is no second place where the arithmetic could be told differently.
 */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { LawValue } from "#modules/kernel/law/parameter.ts"
import { oncePer } from "#modules/kernel/once-per.ts"
import { decimal, floor, type Ratio, ratio, ratioText } from "#modules/kernel/ratio.ts"
import { type Rounding, roundings, type Yen, yen } from "#modules/kernel/yen.ts"
import type { FigureUnit, SlipRule } from "../../codes.ts"
import type { Explanation, Figure, PayTerms, SlipLine, Source, Step } from "../../model.ts"
import type { FigureName } from "./figure-words.ts"
import { evaluate, type Formula, formula } from "./formula.ts"

/** A figure's name; a number behind it tells figures of several pay terms or months apart. */
export type Named = FigureName | `${FigureName}.${number}`

export interface KnownFigure {
  readonly figure: Figure
  readonly exact: Ratio
  readonly law?: LawValue<unknown>
}

// Keys of figures, steps, explanations and lines stand in their canonical order: a slip has hundreds of them.
const known = (name: Named, exact: Ratio, unit: FigureUnit, source: Source): KnownFigure => ({
  figure: { name, source, unit, value: ratioText(exact) },
  exact,
})

const person: Source = { kind: "person" }
const days: Source = { kind: "worked" }

const lawSource = oncePer(({ parameter, since }: LawValue<unknown>): Source => ({ kind: "law", parameter, since }))

/** A figure that the law gives; `printed` is the figure itself where the law's value is a scale or a table. */
export const lawFigure = <A>(
  name: Named,
  law: LawValue<A>,
  printed: number | string,
  unit: FigureUnit = law.unit,
): KnownFigure => ({
  ...known(name, decimal(printed), unit, lawSource(law)),
  law,
})
/** A figure that the law gives as it stands. */
export const lawAmount = (name: Named, law: LawValue<number>): KnownFigure => lawFigure(name, law, law.value)
/** A figure agreed in the pay terms. */
export const termsFigure = (name: Named, exact: Ratio, unit: FigureUnit, terms: PayTerms): KnownFigure =>
  known(name, exact, unit, { from: terms.from, kind: "terms" })
/** Minutes or days that were worked. */
export const workedFigure = (name: Named, count: number, unit: FigureUnit): KnownFigure =>
  known(name, ratio(count), unit, days)
/** What was worked, where it need not be whole: half a shift, or a wage that days had. */
export const workedCount = (name: Named, count: Ratio, unit: FigureUnit): KnownFigure => known(name, count, unit, days)
/** A figure entered for the person: dependants, standard remuneration, an allowance. */
export const personFigure = (name: Named, count: number, unit: FigureUnit): KnownFigure =>
  known(name, ratio(count), unit, person)
/** The amount of another line of the same slip. */
export const lineFigure = (name: Named, amount: number, key: string): KnownFigure =>
  known(name, ratio(amount), "yen", { key, kind: "line" })

/** What an approved expense came to. */
export const expenseFigure = (name: Named, exact: Ratio, id: number): KnownFigure =>
  known(name, exact, "yen", { id, kind: "expense" })

export interface StepPlan {
  readonly name: Named
  readonly parts: Formula
  readonly unit: FigureUnit
  readonly rounding?: Rounding
}

/** A step that keeps its exact value. */
export const exactly = (name: Named, writing: string, unit: FigureUnit = "yen"): StepPlan => ({
  name,
  parts: formula(writing),
  unit,
})
/** A step in yen that ends in a named rounding. */
export const rounded = (name: Named, writing: string, rounding: Rounding): StepPlan => ({
  name,
  parts: formula(writing),
  unit: "yen",
  rounding,
})

export interface Worked {
  readonly result: Yen
  readonly why: Explanation
  readonly laws: ReadonlyArray<LawValue<unknown>>
}

const firstDayOf = (source: Source) =>
  source.kind === "law" ? source.since : source.kind === "terms" ? source.from : undefined

const latest = (figures: ReadonlyArray<KnownFigure>) => {
  let latestDay: IsoDate | undefined
  for (const { figure } of figures) {
    const day = firstDayOf(figure.source)
    if (day !== undefined && (latestDay === undefined || day > latestDay)) latestDay = day
  }
  return latestDay
}

const wholeYen = (exact: Ratio): Yen => {
  const whole = floor(exact)
  if (whole * exact.denominator !== exact.numerator) throw new RangeError(`Not rounded: ${ratioText(exact)} yen`)
  return yen(Number(whole))
}

const zero = ratio(0)

/** Runs the steps over the figures; the last step's value is the result and must be whole yen. */
export const worked = (rule: SlipRule, figures: ReadonlyArray<KnownFigure>, plans: ReadonlyArray<StepPlan>): Worked => {
  const values = new Map<string, Ratio>()
  for (const { figure, exact } of figures) values.set(figure.name, exact)
  let last = zero
  const steps = plans.map(({ name, parts, rounding, unit }): Step => {
    const exact = evaluate(parts, values)
    last = rounding === undefined ? exact : ratio(roundings[rounding](exact))
    values.set(name, last)
    const value = ratioText(last)
    return rounding === undefined ? { name, parts, unit, value } : { name, parts, rounding, unit, value }
  })
  const since = latest(figures)
  const result = wholeYen(last)
  return {
    result,
    why: {
      inputs: figures.map(({ figure }) => figure),
      result,
      rule,
      ...(since === undefined ? {} : { since }),
      steps,
    },
    laws: figures.flatMap(({ law }) => (law === undefined ? [] : [law])),
  }
}

/** A line of the slip with the law values that it used. */
export interface WorkedLine {
  readonly line: SlipLine
  readonly laws: ReadonlyArray<LawValue<unknown>>
}

/** Makes a line of what was worked out. */
export const lineOf = (
  head: Pick<SlipLine, "key" | "kind"> & Partial<Pick<SlipLine, "title" | "days">>,
  { result, why, laws }: Worked,
): WorkedLine => ({
  line: {
    amount: result,
    days: head.days ?? [],
    key: head.key,
    kind: head.kind,
    ...(head.title === undefined ? {} : { title: head.title }),
    why,
  },
  laws,
})
