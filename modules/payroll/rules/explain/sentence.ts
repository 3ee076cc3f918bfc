import type { Language } from "#modules/kernel/codes.ts"
import type { Explanation } from "../../model.ts"
import type { FigureName } from "./figure-words.ts"
import { inSentence } from "./numbers.ts"

/** Gives a figure of the explanation as text; several pay terms or months give several, one after the other. */
export interface FigureText {
  (name: FigureName): string
  readonly has: (name: FigureName) => boolean
}
export type Sentence = (figure: FigureText) => string

const plainName = (name: string) => name.split(".")[0]

/** The texts of an explanation's figures and steps in one language. */
export const figureTexts = ({ inputs, steps }: Explanation, language: Language): FigureText => {
  const all = [...inputs, ...steps]
  const named = (name: FigureName) => all.filter((figure) => plainName(figure.name) === name)
  const text = (name: FigureName) => {
    const texts = named(name).map(({ value, unit }) => inSentence(value, unit, language))
    return [...new Set(texts)].join(language === "ja" ? "・" : ", ")
  }
  return Object.assign(text, { has: (name: FigureName) => named(name).length > 0 })
}
