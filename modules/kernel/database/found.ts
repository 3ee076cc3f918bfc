/** Rows whose texts hold every word of a search; the database compares by the rule of `searchText`. */
import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { type KanaRow, lettersOf } from "../codes/kana-row.ts"
import { searchedWords, searchText } from "../fields/normalise.ts"

export const holds = (text: SQLWrapper, word: string): SQL => sql`strpos(kernel.search_text(${text}), ${word}) > 0`

/**
 * The best match first, as an order: whatever begins with the first word before what only holds it. Nothing is ordered by
 * an empty search.
 */
export const bestFirst = (words: ReadonlyArray<string>, ...texts: ReadonlyArray<SQLWrapper>): SQL => {
  const [first] = words
  // A bare constant is no order.
  if (first === undefined) return sql`(1 = 1)`
  const begins = texts.map((text) => sql`strpos(kernel.search_text(coalesce(${text}, '')), ${first}) = 1`)
  return sql`(${sql.join(begins, sql` or `)}) desc`
}

/** No condition for an empty search; a text that is null holds nothing. */
export const isFoundIn = (typed: string, ...texts: ReadonlyArray<SQLWrapper>): SQL | undefined =>
  and(...searchedWords(typed).map((word) => or(...texts.map((text) => holds(text, word)))))

/** Whose reading begins in a row of the kana: the voiced, the small and the other width of its letters, too. */
export const beginsIn = (reading: SQLWrapper, row: KanaRow): SQL =>
  sql`strpos(${[...new Set(lettersOf(row).map(searchText))].join("")}, left(nullif(kernel.search_text(${reading}), ''), 1)) > 0`
