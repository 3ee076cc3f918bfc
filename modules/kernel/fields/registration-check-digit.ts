/** The check digit of a 登録番号: a warning for the eye and no refusal, since only the tax office knows which exist. */
import { messageKey } from "./messages.ts"

/**
 * The first of the 13 digits, reckoned from the other twelve.
 *
 * Counted from the right, digits at odd places weigh one and at even places two; the digit is 9 less the remainder of
 * their sum by 9. Source: 法人番号の指定等に関する省令 第2条.
 */
export const registrationCheckDigit = (twelveDigits: string): number => {
  let sum = 0
  for (const [index, digit] of [...twelveDigits].reverse().entries()) sum += Number(digit) * (index % 2 === 0 ? 1 : 2)
  return 9 - (sum % 9)
}

/** The key of the warning for a well-formed number whose check digit is wrong; undefined when there is nothing to say. */
export const registrationNumberWarning = (registrationNumber: string): string | undefined => {
  const [, first, rest] = /^T(\d)(\d{12})$/.exec(registrationNumber) ?? []
  if (first === undefined || rest === undefined) return undefined
  return Number(first) === registrationCheckDigit(rest) ? undefined : messageKey("registrationCheckDigit")
}
