import type { Language } from "#modules/kernel/codes.ts"
import type { Operator } from "../../codes.ts"
import type { Explanation, Source, Step } from "../../model.ts"
import { figureWords } from "./figure-words.ts"
import { inFormula, inSentence, placeOf, plainNumber } from "./numbers.ts"
import { operatorWords, roundingWords } from "./rounding-words.ts"
import { figureTexts, type Sentence } from "./sentence.ts"
import { english } from "./sentences-en.ts"
import { japanese } from "./sentences-ja.ts"
import { vietnamese } from "./sentences-vi.ts"

/** One part of a formula for a reader: what it is, what it comes to, and how it joins what stands before it. */
export interface ExplainedPart {
  readonly op?: Operator
  readonly words: string
  readonly text: string
}
/** One row of the calculation as it is shown: its name, words, numbers, result, and how it was rounded. */
export interface ExplainedStep {
  readonly name: string
  readonly words: string
  readonly numbers: string
  readonly result: string
  readonly rounding?: string
  /** The same formula part by part; minutes that are divided by 60 are told as hours. */
  readonly parts: ReadonlyArray<ExplainedPart>
}
/** A figure that the calculation used, with where it comes from. */
export interface ExplainedFigure {
  readonly words: string
  readonly text: string
  readonly source: Source
}
export interface Explained {
  /** One plain sentence. */
  readonly sentence: string
  readonly steps: ReadonlyArray<ExplainedStep>
  readonly figures: ReadonlyArray<ExplainedFigure>
}

const sentences = { ja: japanese, en: english, vi: vietnamese } as const satisfies Record<
  Language,
  Readonly<Record<Explanation["rule"], Sentence>>
>

const isFigureName = (name: string): name is keyof typeof figureWords => name in figureWords

/** What a figure or step is called; the number of a second span or month stays behind it. */
export const wordsOf = (name: string, language: Language): string => {
  const [plain = "", number] = name.split(".")
  const words = isFigureName(plain) ? figureWords[plain][placeOf[language]] : plain
  return number === undefined || number === "1" ? words : `${words} (${number})`
}

const isSixtieth = (part: Step["parts"][number] | undefined) => part?.op === "÷" && part.of === "60"

const partsOf = (step: Step, why: Explanation, language: Language): ReadonlyArray<ExplainedPart> => {
  const known = [...why.inputs, ...why.steps]
  return step.parts.flatMap(({ op, of }, at): ReadonlyArray<ExplainedPart> => {
    const figure = known.find(({ name }) => name === of)
    const joined = op === undefined ? {} : { op }
    if (figure === undefined) {
      const before = known.find(({ name }) => name === step.parts[at - 1]?.of)
      const isTold = before?.unit === "minutes" && isSixtieth(step.parts[at])
      return isTold ? [] : [{ ...joined, words: "", text: plainNumber(of, language) }]
    }
    const inHours = figure.unit === "minutes" && isSixtieth(step.parts[at + 1])
    const text = (inHours ? inSentence : inFormula)(figure.value, figure.unit, language)
    return [{ ...joined, words: wordsOf(of, language), text }]
  })
}

const explainStep = (step: Step, why: Explanation, language: Language): ExplainedStep => {
  const known = [...why.inputs, ...why.steps]
  const part = (of: string, show: (figure: (typeof known)[number]) => string) => {
    const figure = known.find(({ name }) => name === of)
    return figure === undefined ? plainNumber(of, language) : show(figure)
  }
  const joined = (show: (figure: (typeof known)[number]) => string) =>
    step.parts.reduce((before, { op, of }) => {
      const text = part(of, show)
      return op === undefined ? text : operatorWords[op][placeOf[language]](before, text)
    }, "")
  return {
    name: wordsOf(step.name, language),
    words: `${wordsOf(step.name, language)} = ${joined(({ name }) => wordsOf(name, language))}`,
    numbers: joined(({ value, unit }) => inFormula(value, unit, language)),
    result: inFormula(step.value, step.unit, language),
    ...(step.rounding === undefined ? {} : { rounding: roundingWords[step.rounding][placeOf[language]] }),
    parts: partsOf(step, why, language),
  }
}

/**
 * Tells an explanation in a language: a plain sentence, the calculation step by step, the figures with their sources.
 *
 * Made only from the stored data, so an old slip is explained by the figures it was made with.
 */
export const explain = (why: Explanation, language: Language): Explained => ({
  sentence: sentences[language][why.rule](figureTexts(why, language)),
  steps: why.steps.map((step) => explainStep(step, why, language)),
  figures: why.inputs.map(({ name, value, unit, source }) => ({
    words: wordsOf(name, language),
    text: inFormula(value, unit, language),
    source,
  })),
})
