/** The widths of a list's columns, and where those that stay in sight stand. */
import type { ListColumn } from "./column.ts"

/** In rem: the row's number and its tick stand left of all columns. */
export const numberWidth = 2.75
export const tickWidth = 2.25

/** In rem, of everything; below this the list is moved sideways. */
export const leastWidth = (shown: ReadonlyArray<Pick<ListColumn<never>, "width">>) =>
  shown.reduce((sum, { width }) => sum + width, numberWidth + tickWidth)

/** How far from the left edge a fixed column stays, in rem; undefined for one that moves. */
export const leftOf = (shown: ReadonlyArray<Pick<ListColumn<never>, "width" | "isFixed">>, at: number) =>
  shown[at]?.isFixed ? leastWidth(shown.slice(0, at)) : undefined

/** Pixels of a rem, with the text size that the person chose. */
export const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
