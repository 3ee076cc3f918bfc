/** What a change of several days tells. */
import { tellAll } from "#modules/kernel/write.ts"
import { type Crew, movesBetween } from "../rules/crew.ts"
import { concernsCrew, concernsCustomer, tellsOf } from "../rules/whom-to-tell.ts"
import type { PlannedDays } from "./planned-days.ts"
import { storedBookings } from "./save-people.ts"
import type { Change, PlannedTask } from "./spread-change.ts"
import type { Viewer } from "./viewer.ts"

/** Somebody tells the customer of it in words of its own. */
export interface ToldAlready {
  readonly customerKnows?: true
}
/** A customer's request that has its first times now. */
const isSettled = ({ row, plans, isCopy }: PlannedTask) =>
  !isCopy && row.more.isCustomer && !row.shifts.some(({ isOn }) => isOn) && plans.some(({ isOn }) => isOn)

/** What an open screen and the audit are told: every day that changed stands there by itself. */
export const tellChange = (
  { companyId, personId: by }: Viewer["actor"],
  { patch, changed }: Change,
  {
    saved,
    vendorIds,
    customerKnows,
  }: ToldAlready & { readonly saved: ReadonlyArray<PlannedTask>; readonly vendorIds: ReadonlyArray<number> },
  { dropped }: PlannedDays,
) => {
  const moves = saved.map((one) => movesBetween(one.isCopy ? [] : storedBookings(one.row), one.bookings))
  const idsOf = (crews: ReadonlyArray<Crew>) => [...new Set(crews.flat().map(({ staffId }) => staffId))]
  const removed = [...moves.map((one) => one.removed), ...dropped.map(storedBookings)]
  return tellAll({
    changes: [
      ...saved.map((one) => ({
        action: one.isCopy ? "task.arrange" : "task.update",
        subject: `task:${one.id}`,
        ...(one.isCopy ? {} : { before: one.row }),
        after: patch,
      })),
      ...dropped.map((one) => ({ action: "task.delete", subject: `task:${one.id}`, before: one.status, after: 0 })),
    ],
    events: [
      {
        topic: "TaskChanged",
        body: {
          companyId,
          taskIds: [...saved, ...dropped].map(({ id }) => id),
          addedIds: idsOf(moves.map((one) => one.added)),
          removedIds: idsOf(removed),
          vendorIds,
          // Those who stay, where something changes for them.
          keptIds: concernsCrew(changed) ? idsOf(saved.map(({ bookings }) => bookings)) : [],
          ...(concernsCrew(changed) ? { concernsAll: true as const } : {}),
          // Days that come in or fall away are news by themselves.
          partnerTaskIds: [
            ...(concernsCustomer(changed) ? saved : saved.filter(({ isCopy }) => isCopy)),
            ...dropped,
          ].map(({ id }) => id),
          settledTaskIds: saved.filter(isSettled).map(({ id }) => id),
          ...(customerKnows === true ? { customerKnows } : {}),
          by,
          ...tellsOf(patch),
        },
      },
    ],
  })
}
