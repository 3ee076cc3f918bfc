/** Milliseconds that one stretch of work lasts at most: what takes longer is a forgotten check-out, and its end is claimed. */
export const longestWorkMillis = 24 * 3_600_000
