/**
 * What is typed into a search box and what it is compared with, in one spelling: half and full width, ひらがな, カタカナ
 * and ｶﾅ, capital and small letters, and every sign that is drawn as a hyphen count as the same; spaces do not count.
 *
 * The database says the same by `kernel.search_text`; a test compares the two. Pure, no library.
 */
import { withoutInvisible } from "../invisible.ts"

const hiragana = /[\u3041-\u3096\u309d\u309e]/g
const hyphens = /[\u2010-\u2015\u2212\u30fc]/g
/** NFKC has made ordinary spaces of the wide and the narrow ones. */
const blanks = /[ \t\n\r]+/g

export const searchText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(blanks, "")
    .replace(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replace(hyphens, "-")
    .toLowerCase()

/** A longer search says nothing more, and each word costs. */
const mostWords = 10

/** The words of a search, each to be found; none for an empty search. */
export const searchedWords = (typed: string): ReadonlyArray<string> =>
  withoutInvisible(typed)
    .normalize("NFKC")
    .split(blanks)
    .map(searchText)
    .filter((word) => word !== "")
    .slice(0, mostWords)

/** Whether each word of what was typed stands in one of the texts: a name, its reading, an address. */
export const isFound = (typed: string, ...texts: ReadonlyArray<string | null | undefined>): boolean => {
  const words = searchedWords(typed)
  if (words.length === 0) return true
  const where = texts.flatMap((text) => (text == null ? [] : [searchText(text)]))
  return words.every((word) => where.some((text) => text.includes(word)))
}
