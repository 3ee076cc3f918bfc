/**
 * When a mail that a server did not take yet is tried again: soon, for a server that greets strangers slowly
 * (greylisting takes some minutes), then ever later, for a day in all.
 */
const minutesAfter = [1, 5, 15, 60, 180, 360, 720] as const

/** Minutes to wait after so many tries; undefined when there were enough. */
export const minutesUntilNextTry = (tries: number): number | undefined => minutesAfter[tries - 1]
