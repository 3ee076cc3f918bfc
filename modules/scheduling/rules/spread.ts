/** What a change to one day means for the other days of its series: only what it really changed, no more. */
import { type Booking, type Crew, movesBetween } from "./crew.ts"

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Fields = Readonly<Record<string, unknown>>

/**
 * The part of a patch that differs from what the changed day had.
 *
 * A form sends a shift whole, so a field that stays would overwrite what another day has of its own. `units` are fields
 * that only make sense together once their first one changes: a shift that is newly ticked goes whole.
 */
export const changedFields = <P extends Fields>(
  before: Fields,
  patch: P,
  units: ReadonlyArray<ReadonlyArray<string>>,
): Partial<P> => {
  const isChanged = (field: string) => !(field in before) || !isAlike(before[field], patch[field])
  const whole = units.filter(([first]) => first !== undefined && first in patch && isChanged(first)).flat()
  const kept: Partial<P> = { ...patch }
  for (const field of Object.keys(patch))
    if (!isChanged(field) && !whole.includes(field)) Reflect.deleteProperty(kept, field)
  return kept
}

/** What somebody has on a shift. */
const termsOf = ({ countWork, price, certificates }: Booking) => [countWork, price, certificates]
const isSame = (one: Booking, other: Booking) => one.staffId === other.staffId && one.shift === other.shift

/**
 * The crew of another day after the changed day's crew went from `before` to `after`: whoever came comes there too, whoever
 * left leaves there too, whose terms changed has the new ones there. Who is only on the other day stays.
 */
export const spreadCrew = (of: Crew, before: Crew, after: Crew): Crew => {
  const { added, removed } = movesBetween(before, after)
  const altered = after.filter((booking) => {
    const was = before.find((one) => isSame(one, booking))
    return was !== undefined && !isAlike(termsOf(was), termsOf(booking))
  })
  const stay = of
    .filter((booking) => !removed.some((one) => isSame(one, booking)))
    .map((booking) => altered.find((one) => isSame(one, booking)) ?? booking)
  return [...stay, ...added.filter((booking) => !stay.some((one) => isSame(one, booking)))]
}
