/**
 * Text as people type it, with the common limits of D42 counted in characters (code points: 𠮷 is one, not two).
 *
 * Nothing is trimmed here: the decoded text is the text that was sent. Inputs, imports and the CLI normalise before.
 */
import { Schema } from "effect"
import { visibleLine, visibleParagraph } from "./invisible.ts"
import { messageKey } from "./messages.ts"

/** Control characters and halves of surrogate pairs can't be stored or shown. */
const storableForm = /^[^\p{Cc}\p{Cs}]*$/u

const isFilledIn = Schema.isPattern(/\S/u, { message: messageKey("required") }).abort()
/** Ends the checks: a pattern is never run over a text of a megabyte. */
export const isNoLongerThan = (characters: number) =>
  Schema.isMaxCodePoints(characters, { message: messageKey("tooLong", characters) }).abort()
const isLine = Schema.isPattern(visibleLine, { message: messageKey("badCharacter") })
const isParagraph = Schema.isPattern(visibleParagraph, { message: messageKey("badCharacter") })

/** One line that must be filled in. */
export const line = (characters: number) => Schema.String.check(isFilledIn, isNoLongerThan(characters), isLine)
/** One line that may stay empty. */
export const lineOrNothing = (characters: number) => Schema.String.check(isNoLongerThan(characters), isLine)
/** Several lines that may stay empty. */
export const paragraph = (characters: number) => Schema.String.check(isNoLongerThan(characters), isParagraph)

export const textLimits = { common: 255, address: 510, memo: 2000 } as const

export const CommonText = line(textLimits.common)
export const CommonTextOrNothing = lineOrNothing(textLimits.common)
/** 住所, 最寄駅: twice the common limit. */
export const Address = line(textLimits.address)
export const AddressOrNothing = lineOrNothing(textLimits.address)
/** メモ, 備考, 説明. */
export const Memo = paragraph(textLimits.memo)
/** What a search box sends: empty means no filter. What is invisible in it says nothing, and is kept nowhere. */
export const Keyword = Schema.String.check(
  isNoLongerThan(textLimits.common),
  Schema.isPattern(storableForm, { message: messageKey("badCharacter") }),
)

/** 氏名 and 会社名 are common text: every script, any signs. */
export const PersonName = CommonText
export const CompanyName = CommonText

const kanaForm = /^[\u30a1-\u30fa\u30fc-\u30fe・ \u3000]*[\u30a1-\u30fa][\u30a1-\u30fa\u30fc-\u30fe・ \u3000]*$/u
/** フリガナ: full-width katakana with ー, ・ and spaces. */
export const Furigana = CommonText.check(Schema.isPattern(kanaForm, { message: messageKey("katakana") }))

/** 口座番号: half-width letters and digits, and the hyphens between them. */
export const LettersAndDigits = line(textLimits.common).check(
  Schema.isPattern(/^[0-9A-Za-z]+(-[0-9A-Za-z]+)*$/u, { message: messageKey("lettersAndDigits") }),
)
