/** Who asks, and what an arrangement is to him. */

import { Effect } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { projectTypes } from "#modules/kernel/codes.ts"
import { staffIdOfPerson } from "#modules/people/index.ts"
import { needsRecord, type Subject } from "../policy.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { workShiftOf } from "../views/shift-fields.ts"

export interface Viewer {
  readonly actor: Actor
  /** The staff record of whoever asks, where it decides what he sees. */
  readonly own: number | null
}

export const whoAsks = Effect.fn("Scheduling.whoAsks")(function* () {
  const actor = yield* CurrentActor
  const own = needsRecord(actor) ? yield* staffIdOfPerson(actor.companyId, actor.personId) : null
  const viewer: Viewer = { actor, own }
  return viewer
})

/** An arrangement that does not exist yet, for the question who may make one. */
export const nobodys = ({ own }: Viewer): Subject => ({
  own,
  customerId: 0,
  leaderStaffId: null,
  workers: [],
  vendors: [],
  hasTimes: false,
  isFixedPrice: false,
  isHeld: false,
  isClosed: false,
})

export const subjectOf = ({ own }: Viewer, row: TaskRow): Subject => ({
  own,
  customerId: row.customerId,
  leaderStaffId: row.leaderStaffId,
  workers: row.workers.map(({ staffId, partnerId, shift }) => ({ staffId, partnerId, shift: workShiftOf(shift) })),
  hasTimes: row.shifts.some(({ isOn }) => isOn),
  vendors: row.vendors.map(({ partnerId, shift }) => ({ partnerId, shift: workShiftOf(shift) })),
  isSmallJob: row.site.isSmallJob,
  isHeld: row.isReserved,
  isFixedPrice: row.site.type === projectTypes.fixedPrice,
  isClosed: false,
})
