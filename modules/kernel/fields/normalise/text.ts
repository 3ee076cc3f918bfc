/** Names, readings, e-mail addresses and passwords as people type them. Pure, no library, safe to run twice. */
import { withoutInvisible } from "../invisible.ts"
import { fullWidthKana, halfWidthSigns, plainSigns } from "./width.ts"

/**
 * A letter typed apart from its marks (か + ゛), as some keyboards and file names have it. Whole names are never
 * composed: that would replace the variant characters with which people write their names.
 */
const lettersApart = /[^\p{M}][\u0300-\u036f\u3099\u309a]+/gu

/**
 * Trims the ends, turns ｶﾅ into カナ, joins a letter with its marks and drops what is invisible; all else is the person's
 * own spelling.
 */
export const normaliseText = (text: string): string =>
  fullWidthKana(withoutInvisible(text))
    .replace(lettersApart, (letter) => letter.normalize("NFC"))
    .trim()

const hiragana = /[\u3041-\u3096\u309d\u309e]/g

/** フリガナ: ひらがな and ｶﾅ become カナ, runs of spaces one space. */
export const normaliseFurigana = (text: string): string =>
  normaliseText(text)
    .replace(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replace(/[-\u2010-\u2015\u2212\uff0d](?=\S|$)/g, "ー")
    .replace(/[\s\u3000]+/g, " ")

/** Half width, no spaces, small letters. */
export const normaliseEmail = (text: string): string => plainSigns(text).replace(/\s+/g, "").toLowerCase()

/** PDF file name: half-width ".pdf" at the end, added when it is missing. */
export const normalisePdfFileName = (text: string): string => {
  const name = normaliseText(text).replace(/[.．][pｐPＰ][dｄDＤ][fｆFＦ]$/u, ".pdf")
  return name === "" || name.endsWith(".pdf") ? name : `${name}.pdf`
}

/** 口座番号: half width without spaces. */
export const normaliseLettersAndDigits = (text: string): string => plainSigns(halfWidthSigns(text)).replace(/\s+/g, "")
