/** Full and half width: what a Japanese keyboard leaves behind. Pure, no library, safe to run twice. */
import { withoutInvisible } from "../invisible.ts"

const fullWidthSigns = /[\uff01-\uff5e]/g
const halfWidthKana = /[\uff61-\uff9f]+/g
const dashes = /[\u2010-\u2015\u2212\uff0d\uff70]/g

/** １２３ＡＢＣ＠ → 123ABC@, full-width space → space; kana and kanji stay. */
export const halfWidthSigns = (text: string): string =>
  text
    .replace(fullWidthSigns, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll("\u3000", " ")

/** ｶﾞｲｼｬ → ガイシャ; everything else stays (㈱ is not taken apart). */
export const fullWidthKana = (text: string): string => text.replace(halfWidthKana, (kana) => kana.normalize("NFKC"))

/** Every sign that is drawn as a hyphen, for numbers: 〜 and ー are not. */
export const plainHyphens = (text: string): string => text.replace(dashes, "-")

/** Half width, plain hyphens, nothing invisible and nothing at the ends. */
export const plainSigns = (text: string): string => halfWidthSigns(plainHyphens(withoutInvisible(text))).trim()
