import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Crew, movesBetween } from "../rules/crew.ts"
import { storedBookings } from "./save-people.ts"
import type { PlannedTask } from "./spread-change.ts"

/** Who comes onto a day that he was not on, with the last such day: also with a day that moves or that is added. */
export const lastDaysOfComers = (
  planned: ReadonlyArray<PlannedTask>,
  asked: Crew,
  addedDays: ReadonlyArray<IsoDate>,
) => {
  const onto = (day: IsoDate, crew: Crew) => crew.map(({ staffId }) => ({ staffId, day }))
  const comes = [
    ...planned.flatMap(({ day, row, bookings }) =>
      onto(day, day === row.day ? movesBetween(storedBookings(row), bookings).added : bookings),
    ),
    ...addedDays.flatMap((day) => onto(day, asked)),
  ]
  const inOrder = comes.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return new Map(inOrder.map(({ staffId, day }) => [staffId, day]))
}
