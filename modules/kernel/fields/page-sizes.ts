/** Sizes that the browser and the server agree on; no library. */

/** Rows of a list by default and of the lists that differ (1§9). */
export const pageSizes = {
  usual: 20,
  vendors: 20,
  bills: 100,
  vendorPicker: 100,
  projectsForTask: 100,
  customers: 1000,
  labelSettings: 1000,
} as const

/** The largest pageSize that the specification sends. */
export const largestPageSize = 10_000_000
/** The most rows that one answer carries (D33). */
export const mostRowsOfPage = 10_000

/** How many rows an answer carries for a pageSize, or for none. */
export const rowsOfPage = (pageSize: number = pageSizes.usual): number => Math.min(pageSize, mostRowsOfPage)

/** 文字の大きさ (%). */
export const textPercents = [100, 125, 150, 200] as const
export type TextPercent = (typeof textPercents)[number]
