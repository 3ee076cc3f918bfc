/** What somebody typed into the search of people: each word is compared with names and readings, and may name a trade. */
import { searchedWords, searchText } from "#modules/kernel/fields/normalise.ts"
import { tradeNames } from "../codes.ts"

export interface SearchWord {
  /** In the spelling that names are compared in. */
  readonly text: string
  /** Keys of the trades whose name, in any language, has the word in it. */
  readonly tradesNamed: ReadonlyArray<string>
}

/** Each of them has to be found; none means everyone. */
export const searchWords = (keyword = ""): ReadonlyArray<SearchWord> =>
  searchedWords(keyword).map((text) => ({
    text,
    tradesNamed: Object.entries(tradeNames).flatMap(([key, names]) =>
      Object.values(names).some((name) => searchText(name).includes(text)) ? [key] : [],
    ),
  }))
