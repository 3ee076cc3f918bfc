/** What of a month is in the books already, and what a file of what is new since then has to say. */
import { type JournalEntry, takenBack } from "./entry.ts"

/** An entry with what it comes from: a paper's number and edition, an expense, the wages of a month and their revision. */
export interface Booked {
  readonly source: string
  readonly edition: number
  readonly entry: JournalEntry
}
export interface BookedLine extends Booked {
  readonly takesBack: boolean
}

/** A void edition comes to nothing: it takes the one before back and has no line of its own. */
const saysSomething = ({ entry }: Booked) => entry.debits.length + entry.credits.length > 0

export const wholeMonth = (now: ReadonlyArray<Booked>): ReadonlyArray<BookedLine> =>
  now.filter(saysSomething).map((booked) => ({ ...booked, takesBack: false }))

/** What the books have after these lines, in the order of their files. */
export const standingAfter = (lines: ReadonlyArray<BookedLine>): ReadonlyMap<string, Booked> => {
  const standing = new Map<string, Booked>()
  for (const { source, edition, entry, takesBack } of lines)
    if (takesBack) standing.delete(source)
    else standing.set(source, { source, edition, entry })
  return standing
}

/**
 * What was replaced or is gone is taken back as it was written, on its own day; then what is new. Wages of a month that is
 * open again stay as they are until it is closed.
 */
export const newSince = (
  now: ReadonlyArray<Booked>,
  standing: ReadonlyMap<string, Booked>,
  isClosed: boolean,
): ReadonlyArray<BookedLine> => {
  const editions = new Map(now.map(({ source, edition }) => [source, edition]))
  const undone = [...standing.values()].filter(
    ({ source, edition, entry }) => editions.get(source) !== edition && (isClosed || entry.kind !== "payroll"),
  )
  const added = wholeMonth(now.filter(({ source, edition }) => standing.get(source)?.edition !== edition))
  return [...undone.map((booked) => ({ ...booked, entry: takenBack(booked.entry), takesBack: true })), ...added]
}
