/** What somebody typed into a search box, as names, readings and trades are compared with it. */
import { normaliseFurigana, normaliseText } from "#modules/kernel/fields/normalise.ts"
import { tradeNames } from "../codes.ts"

export interface SearchWords {
  /** Small letters without spaces; empty means everyone. */
  readonly name: string
  /** The same in katakana: people type すずき as often as 鈴木. */
  readonly reading: string
  /** Keys of the trades whose name, in any language, has the text in it. */
  readonly tradesNamed: ReadonlyArray<string>
}

const joined = (text: string) => text.replace(/[\s\u3000]+/g, "").toLowerCase()

export const searchWords = (keyword = ""): SearchWords => {
  const name = joined(normaliseText(keyword))
  const tradesNamed = Object.entries(tradeNames).flatMap(([key, names]) =>
    name !== "" && Object.values(names).some((text) => joined(text).includes(name)) ? [key] : [],
  )
  return { name, reading: joined(normaliseFurigana(keyword)), tradesNamed }
}
