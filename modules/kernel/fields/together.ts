/**
 * Checks over several fields of one struct. Each names the field that is to blame, so the sentence stands beside it;
 * fields that are absent or null are not compared.
 */
import { Schema } from "effect"
import { type MessageName, messageKey } from "./messages.ts"

type Texts<K extends string> = { readonly [key in K]?: string | null | undefined }
type Switches<K extends string> = { readonly [key in K]?: number | boolean | null | undefined }

const blame = (field: string, name: MessageName, ...parameters: ReadonlyArray<string | number>) => ({
  path: [field],
  issue: messageKey(name, ...parameters),
})

/** Compares two texts when both are there; days and clock times compare as text. */
const compared = <A extends string, B extends string>(
  first: A,
  second: B,
  name: MessageName,
  holds: (a: string, b: string) => boolean,
) =>
  Schema.makeFilter((fields: Texts<A | B>) => {
    const [a, b] = [fields[first], fields[second]]
    return a == null || b == null || holds(a, b) ? undefined : blame(second, name)
  })

/** The end day is the start day or later. */
export const endsOnOrAfter = <A extends string, B extends string>(start: A, end: B) =>
  compared(start, end, "endBeforeStart", (from, to) => from <= to)

/** Within one day: the start is before the end (morning and afternoon shifts). */
export const startsBefore = <A extends string, B extends string>(from: A, to: B) =>
  compared(from, to, "startNotBeforeEnd", (start, end) => start < end)

/** May pass midnight (evening and other shifts, overtime, night): an earlier end is the next day, an equal one none (D86). */
export const startsApart = <A extends string, B extends string>(from: A, to: B) =>
  compared(from, to, "startEqualsEnd", (start, end) => start !== end)

/** The language of a mail is chosen where there is an address to send one to. */
export const mailedTo = <A extends string, B extends string>(email: A, language: B) =>
  Schema.makeFilter((fields: Texts<A | B>) =>
    fields[language] == null || fields[email] != null ? undefined : blame(language, "noMailToWrite"),
  )

/** The confirmation repeats the password. */
export const passwordsMatch = <A extends string, B extends string>(password: A, confirm: B) =>
  compared(password, confirm, "passwordMismatch", (given, repeated) => given === repeated)

/** At least one of the switches is on; the first is to blame. */
export const hasOneShift = <K extends string>(first: K, ...others: ReadonlyArray<K>) =>
  Schema.makeFilter((fields: Switches<K>) =>
    [first, ...others].some((field) => fields[field] === true || fields[field] === 1)
      ? undefined
      : blame(first, "noShift"),
  )

/** One of the two is there, and not the other too: the first is to blame for none, the second for both. */
export const exactlyOneOf = <A extends string, B extends string>(first: A, second: B) =>
  Schema.makeFilter((fields: { readonly [key in A | B]?: unknown }) => {
    if (fields[first] === undefined) return fields[second] === undefined ? blame(first, "required") : undefined
    return fields[second] === undefined ? undefined : blame(second, "notBesideAnother", first)
  })

/** Names of the fields that hold one shift's start and end. */
export interface ShiftFields<K extends string> {
  readonly from: K
  readonly to: K
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/**
 * Shifts of a company's day, in their order: none starts before the one before it has ended, and one that passes
 * midnight ends before the next day's first shift starts (D86). Touching is allowed.
 */
export const shiftsFollow = <K extends string>(shifts: ReadonlyArray<ShiftFields<K>>) =>
  Schema.makeFilter((fields: Texts<K>) => {
    const spans = shifts.flatMap(({ from, to }) => {
      const [start, end] = [fields[from], fields[to]]
      if (start == null || end == null) return []
      const [opens, closes] = [minuteOf(start), minuteOf(end)]
      return [{ from, to, opens, closes: closes > opens ? closes : closes + 1440 }]
    })
    const first = spans[0]
    return spans.flatMap((span, index) => {
      const before = spans[index - 1]
      if (before !== undefined && span.opens < before.closes) return [blame(span.from, "shiftsOverlap")]
      return first !== undefined && span.closes > first.opens + 1440 ? [blame(span.to, "shiftsOverlap")] : []
    })
  })
