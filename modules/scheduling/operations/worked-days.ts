/** A day that somebody worked stays what it was: his hours and his pay go by it. The attendance is corrected first. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { namesOf } from "#modules/people/index.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { workedOn } from "../views/sentences.ts"

type Day = Pick<TaskRow, "day" | "worked">
/** Whose hours are counted on it; a punch that was taken back left none. */
export const workersCounted = ({ worked }: Pick<TaskRow, "worked">) =>
  worked.filter(({ minutes }) => minutes > 0).map(({ staffId }) => staffId)

/** Fails with Invalid_Input at `field`, naming each day and who worked on it; of `staffIds` only, where these are said. */
export const refuseWorked = Effect.fn("Scheduling.refuseWorked")(function* (
  days: ReadonlyArray<Day>,
  fieldOf: (day: Day) => string,
  staffIds?: ReadonlyArray<number>,
) {
  const { companyId } = yield* CurrentActor
  const held = days.flatMap((one) => {
    const people = workersCounted(one).filter((id) => staffIds?.includes(id) !== false)
    return people.length === 0 ? [] : [{ one, people }]
  })
  if (held.length === 0) return
  const { staff } = yield* namesOf(companyId, { staffIds: held.flatMap(({ people }) => people), partnerIds: [] })
  return yield* refuse(
    "Invalid_Input",
    held.map(({ one, people }) => ({
      field: fieldOf(one),
      message: workedOn(
        one.day,
        people.map((id) => staff.get(id)?.name ?? ""),
      ),
    })),
  )
})
