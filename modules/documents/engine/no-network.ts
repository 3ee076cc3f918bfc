/**
 * A paper has no network: whatever address a view smuggles in, nothing is fetched. satori leaves a picture out that it
 * couldn't fetch, so the attempt is remembered and fails the paper. A thread draws one paper at a time.
 */
let asked = false

globalThis.fetch = () => {
  asked = true
  return Promise.reject(new Error("a paper has no network"))
}

/** Starts anew for one paper; the answer throws when its drawing asked for an address. */
export const watchNetwork = () => {
  asked = false
  return () => {
    if (asked) throw new Error("a paper has no network, and this one asked for an address")
  }
}
