import { setTimeout as pause } from "node:timers/promises"

/** A machine that runs other tests is slow; what never comes still ends the test. */
const longestSeconds = 120

interface Patience {
  readonly seconds?: number
  /** Asked when it never came: what there is instead. */
  readonly instead?: () => unknown
}

/** Looks again and again until there is something to see. */
export const until = async <A>(
  what: string,
  look: () => A | undefined | Promise<A | undefined>,
  { seconds = longestSeconds, instead }: Patience = {},
): Promise<A> => {
  const last = Date.now() + seconds * 1000
  while (Date.now() < last) {
    const seen = await look()
    if (seen !== undefined) return seen
    await pause(25)
  }
  const there = instead === undefined ? "" : `; instead: ${JSON.stringify(await instead())}`
  throw new Error(`not seen in time: ${what}${there}`)
}
