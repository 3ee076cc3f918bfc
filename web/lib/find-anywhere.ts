/** Headers ask for `Ctrl K`, which stands above them: whoever shows it hears. */
const heard = new Set<() => void>()

export const findAnywhere = {
  ask: () => {
    for (const tell of heard) tell()
  },
  listen: (tell: () => void) => {
    heard.add(tell)
    return () => void heard.delete(tell)
  },
}
