/** The name of an account as a bank transfer carries it: half-width ｶﾅ, capitals, digits and a few signs. Pure, no library. */
import { withoutInvisible } from "../invisible.ts"

const hiragana = /[\u3041-\u3096\u309d\u309e]/g
const smallKana = "ァィゥェォッャュョヮヵヶ"
const largeKana = "アイウエオツヤユヨワカケ"

/** ミズホ銀行 is found by みずほ, ﾐｽﾞﾎ and ミズホ; bank kana knows no small letters: ちゅうおう is チユウオウ. */
export const bankKana = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (kana) => largeKana[smallKana.indexOf(kana)] ?? kana)
    .replaceAll("ヲ", "オ")
    .toUpperCase()

/** ア → ｱ and so on, from the half-width block itself. */
const halfOf = new Map(
  Array.from({ length: 0xff9d - 0xff65 }, (_, n) => String.fromCodePoint(0xff66 + n)).map((half) => [
    half.normalize("NFKC"),
    half,
  ]),
)
const marks = new Map([
  ["\u3099", "ﾞ"],
  ["\u309a", "ﾟ"],
  ["゛", "ﾞ"],
  ["゜", "ﾟ"],
])

/** 法人略語 (全銀協): by the place where the word stands in the name. */
const abbreviations = { 株式会社: "カ", 有限会社: "ユ", 合同会社: "ド", 合資会社: "シ", 合名会社: "メ" } as const
const abbreviated = (name: string) =>
  Object.entries(abbreviations).reduce((text, [word, short]) => {
    const at = text.indexOf(word)
    if (at < 0) return text
    const [before, after] = [text.slice(0, at).trim(), text.slice(at + word.length).trim()]
    if (before === "") return `${short})${after}`
    return after === "" ? `${before}(${short}` : `${before}(${short})${after}`
  }, name)

/** ヤマダ　タロウ → ﾔﾏﾀﾞ ﾀﾛｳ; 株式会社トウワ → ｶ)ﾄｳﾜ; what no transfer can carry stays, for the schema to refuse. */
export const normaliseAccountHolder = (text: string): string => {
  const plain = bankKana(abbreviated(withoutInvisible(text).normalize("NFKC").replace("(株)", "株式会社")))
    .replace(/[\u2010-\u2015\u2212ー]/g, "-")
    .replaceAll("・", ".")
    .replace(/[\s\u3000]+/g, " ")
    .trim()
  return [...plain.normalize("NFD")].map((sign) => halfOf.get(sign) ?? marks.get(sign) ?? sign).join("")
}
/** 受取人名: at most thirty of these signs. */
export const accountHolderForm = /^(?=.{1,30}$)[ｱ-ﾝﾞﾟA-Z0-9 ().-]+$/u

/** 口座番号: seven digits; shorter ones are written with zeros in front. */
export const normaliseAccountNumber = (digits: string): string =>
  /^\d{1,6}$/.test(digits) ? digits.padStart(7, "0") : digits
