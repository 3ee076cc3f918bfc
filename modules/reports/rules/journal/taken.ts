/** What of a month is in the books already, and what a file of what is new since then has to say. */
import { isDeepStrictEqual } from "node:util"
import { sumYen } from "#modules/kernel/yen.ts"
import type { AccountNames } from "../../codes.ts"
import { type JournalEntry, sumOf, takenBack } from "./entry.ts"

/** An entry with what it comes from: a paper's number and edition, an expense, the wages of a month and their revision. */
export interface Booked {
  readonly source: string
  readonly edition: number
  readonly entry: JournalEntry
  /** What the company calls accounts otherwise: what is taken back stands in the books by the names of then. */
  readonly names: AccountNames
}
export interface BookedLine extends Booked {
  readonly takesBack: boolean
}

/** What lines come to, of one side. */
export const totalOf = (lines: ReadonlyArray<BookedLine>) => sumYen(lines.map(({ entry }) => sumOf(entry.debits)))

/** A void edition comes to nothing: it takes the one before back and has no line of its own. */
const saysSomething = ({ entry }: Booked) => entry.debits.length + entry.credits.length > 0

export const wholeMonth = (now: ReadonlyArray<Booked>): ReadonlyArray<BookedLine> =>
  now.filter(saysSomething).map((booked) => ({ ...booked, takesBack: false }))

/** What the books have after these lines, in the order of their files. */
export const standingAfter = (lines: ReadonlyArray<BookedLine>): ReadonlyMap<string, Booked> => {
  const standing = new Map<string, Booked>()
  for (const { takesBack, ...booked } of lines)
    if (takesBack) standing.delete(booked.source)
    else standing.set(booked.source, booked)
  return standing
}

/**
 * What is written otherwise now, or is gone, is taken back as it was written, on its own day; then what is new. Entries are
 * compared, not editions: an edition that says the same moves no yen, and a closing day or law that was corrected does so
 * within one edition. Wages of a month that is open again stay as they are until it is closed.
 */
export const newSince = (
  now: ReadonlyArray<Booked>,
  standing: ReadonlyMap<string, Booked>,
  isClosed: boolean,
): ReadonlyArray<BookedLine> => {
  const entries = new Map(now.map(({ source, entry }) => [source, entry]))
  const undone = [...standing.values()].filter(
    ({ source, entry }) => !isDeepStrictEqual(entries.get(source), entry) && (isClosed || entry.kind !== "payroll"),
  )
  const added = wholeMonth(now.filter(({ source, entry }) => !isDeepStrictEqual(standing.get(source)?.entry, entry)))
  return [...undone.map((booked) => ({ ...booked, entry: takenBack(booked.entry), takesBack: true })), ...added]
}
