/** Measures of the worker grid in rem, so that it grows with the text size. */
import { rowLines } from "./rows.ts"

export const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export const sizes = {
  /** The frozen column of names: w-47. */
  names: 11.75,
  /** A column of days: w-27. */
  day: 6.75,
  /** Day numbers, and the lane of what still needs people. */
  head: 2.25,
  lane: 5.125,
  line: 1.3125,
  padding: 0.375,
} as const

/** Height of a row that shows so many chips in its fullest cell. */
export const rowHeight = (lines: number) => sizes.padding + Math.max(rowLines.least, lines) * sizes.line

/** A column that is drawn now. */
export interface GridDay {
  readonly index: number
  readonly day: string
  readonly left: number
  readonly width: number
  /** Sundays and holidays are tinted, Saturdays are not. */
  readonly isRest: boolean
}
