/** A change of several days: what each of them is going to be. */
import { Effect } from "effect"
import { namesOf } from "#modules/people/index.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { type Crew, movesBetween } from "../rules/crew.ts"
import { spreadCrew } from "../rules/spread.ts"
import { bookingsOf } from "../views/shift-fields.ts"
import { vendorIdsOf } from "./change-vendors.ts"
import type { Usual } from "./plan-task.ts"
import type { Reach } from "./reach.ts"
import { storedBookings } from "./save-people.ts"
import { type Change, type PlannedTask, planOfDay } from "./spread-change.ts"
import type { LeftBehind } from "./vendors-left-behind.ts"
import type { Viewer } from "./viewer.ts"

/** Each day as it will be. The day that was asked for is checked in full; on the others only what changes there. */
export const planDays = Effect.fn("Scheduling.planDays")(function* (
  viewer: Viewer,
  { row, targets }: Reach,
  change: Change,
  usual: Usual,
) {
  const { patch } = change
  const staysHere = isNotOf(change.leftBehind)
  const asked: Crew = patch.workers?.flatMap(bookingsOf) ?? staysHere(row)
  const plans = yield* Effect.forEach(targets, (one) => planOfDay(one, change, usual))
  const planned = plans.map((plan): PlannedTask => {
    if (plan.row.id === row.id) return { ...plan, bookings: asked }
    const [before, isOn] = [
      storedBookings(plan.row),
      new Set(plan.plans.filter((one) => one.isOn).map((one) => one.shift)),
    ]
    const spread = spreadCrew(staysHere(plan.row), staysHere(row), asked)
    const { added } = movesBetween(before, spread)
    // Whoever comes along comes onto the shifts that this day has.
    const crew = spread.filter((booking) => isOn.has(booking.shift) || !added.includes(booking))
    return { ...plan, bookings: crew }
  })
  const names = yield* namesOf(viewer.actor.companyId, {
    staffIds: planned.flatMap((one) => [...storedBookings(one.row), ...one.bookings].map(({ staffId }) => staffId)),
    partnerIds: [
      change.customerId,
      ...vendorIdsOf(
        planned.map((one) => one.row),
        patch.vendors,
      ),
    ],
  })
  return { planned, names, asked }
})

/** The crew without who is left behind. */
const isNotOf = (left: LeftBehind | undefined) => (row: TaskRow) =>
  storedBookings(row).filter(({ staffId }) => {
    const vendor = row.workers.find((one) => one.staffId === staffId)?.partnerId
    return vendor == null ? left?.staff.has(staffId) !== true : left?.vendors.has(vendor) !== true
  })
