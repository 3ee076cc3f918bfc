/** Numbers and yen as people type and paste them. Pure, no library, safe to run twice. */
import { plainSigns } from "./width.ts"

const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

/** １，２３４．５ → 1234.5, △500 → -500; a text that is no number comes back half width and trimmed, for the schema to refuse. */
export const normaliseNumber = (text: string): string => {
  const plain = plainSigns(text)
    .replace(/^[△▲]\s*(?=\d)/, "-")
    .replace(/^\+(?=\d)/, "")
  const number = grouped.test(plain) ? plain.replaceAll(",", "") : plain
  if (!/^-?\d+(\.\d*)?$/.test(number)) return number
  return number.replace(/\.$/, "").replace(/^(-?)0+(?=\d)/, "$1")
}

/** The number that a text says; undefined when it says none, so that the field answers "enter a number". */
export const numberIn = (text: string): number | undefined => {
  const number = normaliseNumber(text)
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : undefined
}

/** 18.000, as Vietnamese sheets write eighteen thousand: yen have no fraction, so points part thousands. */
const pointed = /^-?[1-9]\d{0,2}(\.\d{3})+$/

/** ￥１２，０００円 and 12.000 → 12000. */
export const normaliseYen = (text: string): string => {
  const plain = plainSigns(text)
  const amount = plain.replace(/^(-?)\s*[¥￥\\]\s*/, "$1").replace(/\s*円(也)?$/, "")
  const bare = pointed.test(amount) ? amount.replaceAll(".", "") : amount
  return numberIn(bare) === undefined ? plain : normaliseNumber(bare)
}

/** What a number input lets through while it is typed; whole numbers take neither comma nor period (1§5). */
export const mayType = {
  whole: (text: string): boolean => /^\d*$/.test(plainSigns(text)),
  decimal: (text: string): boolean => /^\d*\.?\d*$/.test(plainSigns(text)),
} as const
