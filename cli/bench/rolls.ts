/** Many draws from one seed (mulberry32): `chance` of words costs too much for millions of rows. */
import { chance } from "../demo/chance.ts"

export interface Rolls {
  /** From 0 up to but not 1. */
  readonly next: () => number
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number
  readonly isIn: (share: number) => boolean
}

export const rollsOf = (...words: ReadonlyArray<string | number>): Rolls => {
  let state = Math.floor(chance(...words) * 0x1_0000_0000) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    isIn: (share) => next() < share,
  }
}
