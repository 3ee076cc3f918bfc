/**
 * The parts of a form, as a person names them: what would be lost by leaving, and what two people changed at once.
 *
 * A plain form has one part for each of its values; a form whose values belong together names its own.
 */
export interface Part<Values> {
  readonly name: string
  /** What the part holds, to compare. */
  readonly of: (values: Values) => unknown
  /** Takes the part from one set of values into another. */
  readonly take: (from: Values, into: Values) => Values
  /** Belongs to this change alone and is never stored: its reason. */
  readonly isOwn?: boolean
}
const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** One part for each value that is named in either set. */
export const partsByName = <Values extends object>(one: Values, other: Values): ReadonlyArray<Part<Values>> =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => ({
    name,
    of: (values) => Reflect.get(values, name) ?? "",
    take: (from, into) => ({ ...into, [name]: Reflect.get(from, name) }),
  }))

/** The names of the parts in which two sets of values differ. */
export const changedParts = <Values>(parts: ReadonlyArray<Part<Values>>, one: Values, other: Values) =>
  parts.filter(({ of }) => differ(of(one), of(other))).map(({ name }) => name)

/** Some parts of one set of values put into another. */
export const takeParts = <Values>(
  parts: ReadonlyArray<Part<Values>>,
  names: ReadonlyArray<string>,
  from: Values,
  into: Values,
): Values => parts.filter(({ name }) => names.includes(name)).reduce((taken, { take }) => take(from, taken), into)

export interface Merge<Values> {
  readonly values: Values
  /** Parts that they changed and I did not: taken over. */
  readonly theirs: ReadonlyArray<string>
  /** Parts that stand differently in mine and theirs: mine is kept until I take theirs. */
  readonly both: ReadonlyArray<string>
}
interface ThreeWays<Values> {
  /** What both began with. */
  readonly base: Values
  readonly mine: Values
  readonly stored: Values
}
/** Somebody else saved first: what I did not touch takes their value, what I changed stays mine. */
export const mergeParts = <Values>(
  parts: ReadonlyArray<Part<Values>>,
  { base, mine, stored }: ThreeWays<Values>,
): Merge<Values> => {
  const shared = parts.filter(({ isOwn }) => isOwn !== true)
  const changedByThem = changedParts(shared, base, stored)
  const changedByMe = new Set(changedParts(shared, base, mine))
  const different = new Set(changedParts(shared, mine, stored))
  const theirs = changedByThem.filter((name) => !changedByMe.has(name))
  return {
    values: takeParts(shared, theirs, stored, mine),
    theirs,
    both: changedByThem.filter((name) => changedByMe.has(name) && different.has(name)),
  }
}
/** The same for values that only make sense together, as the times of a punch do: nothing is taken over unasked. */
export const compareParts = <Values>(
  parts: ReadonlyArray<Part<Values>>,
  { mine, stored }: Omit<ThreeWays<Values>, "base">,
): Merge<Values> => {
  const shared = parts.filter(({ isOwn }) => isOwn !== true)
  return { values: mine, theirs: [], both: changedParts(shared, mine, stored) }
}
