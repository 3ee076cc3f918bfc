/** Which tokens were good within the last hour, and whose they were. It says nothing of whether they still are. */

/** So many at most in each half; a company of 10,000 renews four times an hour. */
const most = 100_000
const halfMillis = 30 * 60_000

export const tokensMet = () => {
  let newer = new Map<string, number>()
  let older = new Map<string, number>()
  let since = performance.now()
  const note = (token: string, personId: number) => {
    if (newer.size >= most || performance.now() - since > halfMillis) {
      older = newer
      newer = new Map()
      since = performance.now()
    }
    newer.set(token, personId)
  }
  const personOf = (token: string) => {
    const found = newer.get(token)
    if (found !== undefined) return found
    const before = older.get(token)
    if (before !== undefined) note(token, before)
    return before
  }
  /** It opened nothing: from now on it is a stranger's. */
  const forget = (token: string) => {
    newer.delete(token)
    older.delete(token)
  }
  return { note, personOf, forget }
}
