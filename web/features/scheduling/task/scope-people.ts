/** Whom each scope concerns and who is told, said before it is chosen. The server decides again when it is saved. */
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { workShifts } from "../shifts.ts"
import { crewOf, type Draft } from "./draft.ts"
import { changedPeople } from "./draft-wire.ts"
import { reachedDays } from "./scope-days.ts"
import type { TaskView } from "./task-query.ts"

export interface Concerned {
  readonly userId: number
  readonly name: string
}
type StaffOf = Pick<TaskView, "id" | "startDate" | "seriesDays" | "workers">

const eachOnce = (people: ReadonlyArray<Concerned>): ReadonlyArray<Concerned> => [
  ...new Map(people.map(({ userId, name }) => [userId, { userId, name }])).values(),
]
/** Everybody who is on a day that the scope reaches; of other days than this one none that was worked already. */
export const peopleReached = (view: StaffOf, scope: EditScope): ReadonlyArray<Concerned> => {
  const days = reachedDays(view, scope).filter(({ id, isWorked }) => id === view.id || !isWorked)
  return eachOnce([...(view.workers ?? []), ...days.flatMap(({ people }) => people)])
}
/** The same for a form that puts people on or takes them off. */
export const peopleConcerned = (view: StaffOf, draft: Draft, scope: EditScope) =>
  eachOnce([...peopleReached(view, scope), ...crewOf(draft)])

export type Mark = "added" | "removed" | "changed"
/** Whose own row changed, and how. */
export const markedPeople = (base: Draft, draft: Draft): ReadonlyArray<Concerned & { readonly mark: Mark }> => {
  const [before, after] = [crewOf(base), crewOf(draft)]
  const isIn = (people: ReadonlyArray<Concerned>, id: number) => people.some(({ userId }) => userId === id)
  const ids = changedPeople(base, draft)
  return eachOnce([...after, ...before])
    .filter(({ userId }) => ids.includes(userId))
    .map((one) => ({
      ...one,
      mark: !isIn(before, one.userId) ? "added" : isIn(after, one.userId) ? "changed" : "removed",
    }))
}
/** Vendors that are asked for more, less, or nothing any more. */
export const vendorsAskedAnew = (base: Draft, draft: Draft): ReadonlyArray<string> => {
  const asked = ({ shifts }: Draft) =>
    workShifts.flatMap((shift) =>
      shifts[shift].vendors.map(({ name, asked: count, price }) => ({
        name,
        key: `${shift} ${name} ${count} ${price}`,
      })),
    )
  const [before, after] = [asked(base), asked(draft)]
  const differs = (others: typeof before) => (one: (typeof before)[number]) =>
    others.every(({ key }) => key !== one.key)
  return [...new Set([...after.filter(differs(before)), ...before.filter(differs(after))].map(({ name }) => name))]
}
