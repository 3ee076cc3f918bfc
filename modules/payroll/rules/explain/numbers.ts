import type { Language } from "#modules/kernel/codes.ts"
import { compare, decimal, floor, type Ratio, ratio, ratioOfText, ratioText, times } from "#modules/kernel/ratio.ts"
import type { FigureUnit } from "../../codes.ts"

/** The place of a language in the word tables. */
export const placeOf: Readonly<Record<Language, 0 | 1 | 2>> = { ja: 0, en: 1, vi: 2 }

const grouped = (whole: string, separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator)

/** A number as it is written in the language; fractions without end are cut after four places and marked 「約」. */
const numberText = (exact: Ratio, language: Language): string => {
  const text = ratioText(exact)
  const isEndless = text.includes("/")
  const shown = isEndless ? ratioText(ratio(floor(times(exact, ratio(10_000))), 10_000)) : text
  const [whole = "0", part] = shown.replace("-", "").split(".")
  const [separator, point] = language === "vi" ? [".", ","] : [",", "."]
  const sign = shown.startsWith("-") ? "−" : ""
  const about = isEndless ? { ja: "約", en: "about ", vi: "khoảng " }[language] : ""
  return `${about}${sign}${grouped(whole, separator)}${part === undefined ? "" : `${point}${part}`}`
}

const unitWords: Readonly<Record<Exclude<FigureUnit, "ratio" | "minutes">, readonly [string, string, string]>> = {
  yen: ["円", " yen", " yên"],
  hours: ["時間", " h", " giờ"],
  days: ["日", " days", " ngày"],
  months: ["月", "", ""],
  count: ["", "", ""],
  km: ["km", " km", " km"],
  grade: ["等級", "", ""],
}

/** Minutes in a sentence: 「60時間30分」, "60 h 30 min", "60 giờ 30 phút". */
const lengthText = (exact: Ratio, language: Language): string => {
  const total = Number(floor(exact))
  const [hours, rest] = [Math.floor(total / 60), total % 60]
  const words = { ja: ["時間", "分", ""], en: [" h", " min", " "], vi: [" giờ", " phút", " "] }[language]
  const [hour = "", minute = "", gap = ""] = words
  if (hours === 0) return `${rest}${minute}`
  return rest === 0 ? `${hours}${hour}` : `${hours}${hour}${gap}${rest}${minute}`
}

/** A rate in a sentence: under one as percent (9.85%), from one on as a multiple (1.25倍). */
const rateText = (exact: Ratio, language: Language): string => {
  if (compare(exact, ratio(1)) < 0) return `${numberText(times(exact, ratio(100)), language)}%`
  return language === "ja" ? `${numberText(exact, language)}倍` : `×${numberText(exact, language)}`
}

/** A figure as it stands in a sentence. */
export const inSentence = (value: string, unit: FigureUnit, language: Language): string => {
  const exact = ratioOfText(value)
  if (unit === "minutes") return lengthText(exact, language)
  if (unit === "ratio") return rateText(exact, language)
  return `${numberText(exact, language)}${unitWords[unit][placeOf[language]]}`
}

/** A figure as it stands in a calculation: minutes as minutes, rates under one as percent. */
export const inFormula = (value: string, unit: FigureUnit, language: Language): string => {
  const exact = ratioOfText(value)
  if (unit === "minutes") return `${numberText(exact, language)}${{ ja: "分", en: " min", vi: " phút" }[language]}`
  if (unit !== "ratio") return inSentence(value, unit, language)
  return compare(exact, ratio(1)) < 0 ? rateText(exact, language) : numberText(exact, language)
}

/** A plain number of a formula, 60 or 0. */
export const plainNumber = (text: string, language: Language): string => numberText(decimal(text), language)
