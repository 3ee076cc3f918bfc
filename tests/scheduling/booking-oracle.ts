/** Who is where at which minute, found by looking through everything: what double booking is held against. */

/** Somebody on one day of a series, in minutes since a day long ago. */
export interface Stay {
  readonly taskId: number
  readonly staffId: number
  readonly from: number
  readonly to: number
}

const minuteOf = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return Date.parse(`${day}T00:00:00Z`) / 60_000 + hours * 60 + minutes
}

/** An end that is not after its start is on the next day. */
export const stayOn = (day: string, from: string, to: string) => {
  const [start, end] = [minuteOf(day, from), minuteOf(day, to)]
  return { from: start, to: end > start ? end : end + 1440 }
}

/** Who of the new ones would be at two places in the same minute: himself and the arrangement where he already is. */
export const clashesOf = (taken: ReadonlyArray<Stay>, wanted: ReadonlyArray<Omit<Stay, "taskId">>) => {
  const found = new Set<string>()
  for (const one of wanted)
    for (const other of taken)
      if (one.staffId === other.staffId && one.from < other.to && other.from < one.to)
        found.add(`${one.staffId} ${other.taskId}`)
  return [...found].toSorted()
}
