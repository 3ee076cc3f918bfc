/**
 * Characters that nobody sees: two names that look alike must be alike, and a name must read in the order it is stored.
 *
 * Invisible are control characters and halves of pairs, whatever Unicode draws as nothing (zero-width spaces, the signs
 * that turn the direction of writing, tags, fillers), the blank of Braille, and breaks of lines and paragraphs. Two kinds
 * belong to what they stand by and are left there: the selector of a variant behind its character (葛󠄀, the spelling of a
 * name), and the joiners within an emoji and between letters that need them (Sinhala, Nepali, Persian).
 */
const nothingDrawn = "\\p{Cc}\\p{Cs}\\p{DI}\\u2028\\u2029\\u2800\\ufff9-\\ufffb"
const drawn = "(?!\\p{DI}|\\u2800)[\\p{L}\\p{N}\\p{P}\\p{S}]"
const variant = `(?<=${drawn})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`
const joins =
  "\\p{Script=Arabic}|(?!\\p{Script=Inherited}|\\p{DI})\\p{M}|\\p{Emoji_Modifier}|\\p{Extended_Pictographic}\\ufe0f?"
const joiner = `(?<=${joins})[\\u200c\\u200d](?=(?!\\p{DI})[\\p{L}\\p{Extended_Pictographic}])`

const visible = `[^${nothingDrawn}]|${variant}|${joiner}`
/** One line without anything invisible, and several with their breaks and tabs. */
export const visibleLine = new RegExp(`^(?:${visible})*$`, "u")
export const visibleParagraph = new RegExp(`^(?:${visible}|[\\n\\r\\t])*$`, "u")

const invisible = new RegExp(`(?!${variant}|${joiner}|[\\n\\r\\t])[${nothingDrawn}]`, "gu")

/** What is left when everything invisible is taken away but breaks and tabs: what came along with a paste. */
export const withoutInvisible = (text: string): string => text.replace(invisible, "")
