/** Phone, fax, postal code and registration number as they are stored. Pure, no library, safe to run twice. */
import { phoneDivision } from "./phone-areas.ts"
import { plainSigns } from "./width.ts"

/** ー is typed for a hyphen between digits. */
const compact = (text: string) => plainSigns(text).replace(/[ー().\s]/g, (sign) => (sign === "ー" ? "-" : ""))
/** A person who types the hyphens of a landline knows its area code: theirs stay. */
const divided = /^0\d{1,4}-\d{1,4}-\d{4}$/

/**
 * A Japanese number with its hyphens ("0312345678" → "03-1234-5678", "+81 90…" → "090-…"); what is no such number comes
 * back half width and trimmed, for the schema to refuse.
 */
export const normalisePhone = (text: string): string => {
  const national = compact(text).replace(/^\+81-?0?(?=[1-9])/, "0")
  const digits = national.replaceAll("-", "")
  if (!/^0[1-9]\d{8,9}$/.test(digits) || (digits.length === 10 && divided.test(national))) return national
  const [first, second] = phoneDivision(digits)
  return [digits.slice(0, first), digits.slice(first, first + second), digits.slice(first + second)].join("-")
}

/** 〒１０００００１ → 100-0001. */
export const normalisePostalCode = (text: string): string => {
  const code = compact(text)
  const [, area, town] = /^〒?(\d{3})-?(\d{4})$/.exec(code) ?? []
  return area === undefined || town === undefined ? code : `${area}-${town}`
}

/** Ｔ１２３４… with or without its T, hyphens or spaces → T and 13 digits. */
export const normaliseRegistrationNumber = (text: string): string => {
  const number = compact(text).replaceAll("-", "").toUpperCase()
  return /^\d{13}$/.test(number) ? `T${number}` : number
}
