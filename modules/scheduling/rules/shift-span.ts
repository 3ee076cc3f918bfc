/** From when until when a day is worked, over its shifts. The web counts by it too, so this file takes nothing from anywhere. */
interface Times {
  readonly from: string | null
  readonly to: string | null
}
/** The earliest start and the latest end of a day's shifts, whichever order they are in; an end on the next day is later. */
export const spanOf = (shifts: ReadonlyArray<Times>): Times => {
  const known = shifts.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]))
  const lateness = ({ from, to }: (typeof known)[number]) => `${to > from ? 0 : 1}${to}`
  const last = known.reduce<(typeof known)[number] | undefined>(
    (best, one) => (best === undefined || lateness(one) > lateness(best) ? one : best),
    undefined,
  )
  return { from: known.map(({ from }) => from).sort()[0] ?? null, to: last?.to ?? null }
}
