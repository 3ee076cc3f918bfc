/**
 * Turns at something dear of which only a few go on at once: whoever waits is taken by whose it is, one of each in turn,
 * so that a thousand of one leave the next of another waiting for one turn and not for a thousand.
 */
export interface Turns {
  /** `work` begins in its turn and says when it is over; gives what takes it out of the line while it waits. */
  readonly join: (whose: string, work: (done: () => void) => void) => () => void
}

export const fairTurns = (atOnce: number): Turns => {
  let free = atOnce
  // A Map keeps the order in which its keys came: the first is whose turn it is.
  const waiting = new Map<string, Array<() => void>>()
  const begin = () => {
    while (free > 0) {
      const [first] = waiting
      if (first === undefined) return
      const [whose, line] = first
      const work = line.shift()
      waiting.delete(whose)
      if (line.length > 0) waiting.set(whose, line)
      if (work === undefined) continue
      free -= 1
      work()
    }
  }
  return {
    join: (whose, work) => {
      const own = () =>
        work(() => {
          free += 1
          begin()
        })
      const line = waiting.get(whose)
      if (line === undefined) waiting.set(whose, [own])
      else line.push(own)
      begin()
      return () => {
        const left = (waiting.get(whose) ?? []).filter((one) => one !== own)
        if (left.length > 0) waiting.set(whose, left)
        else waiting.delete(whose)
      }
    },
  }
}
