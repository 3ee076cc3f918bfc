/** A machine that runs other tests is slow; what never comes still ends the test. */
const longestMillis = 120_000

/** Looks again and again until there is something to see. */
export const until = async <A>(what: string, look: () => A | undefined | Promise<A | undefined>): Promise<A> => {
  const last = Date.now() + longestMillis
  while (Date.now() < last) {
    const seen = await look()
    if (seen !== undefined) return seen
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`not seen in time: ${what}`)
}
