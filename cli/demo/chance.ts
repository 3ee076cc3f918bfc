/**
 * Chance that is the same on every machine and in whatever order it is asked: a number drawn from words.
 *
 * FNV-1a over the words, mixed once more so that neighbouring words lie far apart.
 */
const mixed = (seed: number) => {
  let h = seed ^ (seed >>> 16)
  h = Math.imul(h, 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** From 0 up to but not 1. */
export const chance = (...words: ReadonlyArray<string | number>): number => {
  let hash = 0x811c9dc5
  for (const char of words.join("|")) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return mixed(hash) / 0x1_0000_0000
}

/** A whole number from `least` to `most`, both included. */
export const between = (least: number, most: number, ...words: ReadonlyArray<string | number>): number =>
  least + Math.floor(chance(...words) * (most - least + 1))

export const oneOf = <A>(choices: readonly [A, ...ReadonlyArray<A>], ...words: ReadonlyArray<string | number>): A =>
  choices[between(0, choices.length - 1, ...words)] ?? choices[0]
