/** Paper in CSS px at 96 dpi; 1 px is 0.75 pt. Both are portrait. */
export const pageSizes = {
  A4: { width: 793.7, height: 1122.52 },
  A3: { width: 1122.52, height: 1587.4 },
} as const

export type PageSize = keyof typeof pageSizes

/** Half an inch on every side. */
export const pageMargin = 48

/** The box that content may fill. */
export const contentBox = (size: PageSize) => ({
  width: pageSizes[size].width - 2 * pageMargin,
  height: pageSizes[size].height - 2 * pageMargin,
})
