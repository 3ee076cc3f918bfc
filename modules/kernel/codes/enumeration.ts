/**
 * An enumeration is a plain record from our word to the specification's value on the wire. Inside the product only the
 * words exist; these functions are the border.
 */
export type Enumeration = Readonly<Record<string, string | number>>
export type WordOf<E extends Enumeration> = Extract<keyof E, string>
export type WireOf<E extends Enumeration> = E[WordOf<E>]

/** The word of a wire value that comes from outside; undefined when the enumeration has no such value. */
export const findWord = <W extends string>(
  enumeration: Readonly<Record<W, string | number>>,
  wire: unknown,
): W | undefined => {
  for (const word in enumeration) {
    if (enumeration[word] === wire) return word
  }
  return undefined
}

/** The word of a wire value that a schema or a column's check already let through. */
export const wordOf = <W extends string, N extends string | number>(
  enumeration: Readonly<Record<W, N>>,
  wire: N,
): W => {
  const word = findWord(enumeration, wire)
  if (word === undefined) throw new RangeError(`${wire} is none of ${wireValues(enumeration).join(", ")}`)
  return word
}

/** All wire values in the order of the specification, for `Schema.Literals`. */
export const wireValues = <N extends string | number>(enumeration: Readonly<Record<string, N>>): ReadonlyArray<N> =>
  Object.values(enumeration)

/** All words in the order of the specification. */
export const wordsOf = <W extends string>(enumeration: Readonly<Record<W, string | number>>): ReadonlyArray<W> => {
  const words: Array<W> = []
  for (const word in enumeration) words.push(word)
  return words
}
