/** How often an activity is tried, by whichever engine: constants that both read. */

/** Waits of 0.2, 0.4, 0.8 … seconds between tries: about 25 seconds in all before a fault ends the job. */
export const firstWaitMillis = 200
export const waitFactor = 2
export const longestWaitMillis = 10_000
export const mostTries = 8

/**
 * A cluster counts a try that died with its worker as any other. That is no fault of the job: what ended so gets as many
 * tries again, until it has outlived so many rounds of workers that it may be what ends them.
 */
export const mostRounds = 3

/** One try may take this long. Pieces are cut so that they need seconds. */
export const longestTryMillis = 10 * 60_000

/** A refusal of the product is an answer, not a fault: tried again only when it says so itself. */
export const retryableCodes: ReadonlySet<string> = new Set(["Service_Unavailable"])

/** Activities of one process that run at the same time, over all its jobs: each may hold a connection. */
export const activitiesAtOnce = 4

/** Where another process must be told that a try has died with its own: a try says this often that it lives … */
export const heartbeatMillis = 1_000
/** … and one that was silent for so long is tried again elsewhere. */
export const longestSilenceMillis = 5_000
