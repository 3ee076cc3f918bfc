/** 二重手配: nobody is in two places at once, unless an override with its reason is recorded. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import type { WorkShift } from "#modules/kernel/codes.ts"
import { Refused } from "#modules/kernel/errors.ts"
import type { Clash } from "../contract/candidate.ts"
import { type BookingRow, lockedClashes } from "../repository/bookings.ts"
import { firstOverlap, type Slot } from "../rules/overlap.ts"
import { clashSentence, type ShiftLabels } from "../views/sentences.ts"
import { idOfShift } from "../views/shift-fields.ts"

/** Somebody on a shift, as it would be after saving. */
export interface PlannedSlot extends Slot {
  readonly taskId: number
  readonly siteId: number
  readonly siteName: string
  readonly day: IsoDate
  readonly shift: WorkShift
  readonly from: string
  readonly to: string
}

export const clashOf = (row: BookingRow, name: string): Clash => ({
  userId: row.staffId,
  name,
  taskId: row.taskId,
  constructionSiteId: row.siteId,
  constructionSiteName: row.siteName,
  day: row.day,
  shift: row.shift,
  from: row.from,
  to: row.to,
})

/** The same person at the same place and time of day: one sentence, however many days. */
const placeOf = ({ userId, constructionSiteId, shift, from, to }: Clash) =>
  [userId, constructionSiteId, shift, from, to].join(" ")

const asRow = ({ shift, ...slot }: PlannedSlot): BookingRow => ({ ...slot, shift: idOfShift(shift) })

/**
 * Refuses what would put somebody in two places, naming who, where, which shift and which day.
 *
 * Locks the people's bookings until the transaction ends, so the answer still holds when they are saved; the
 * database's exclusion constraint stands behind it. Fails with Worker_Double_Booked.
 */
export const refuseDoubleBooking = Effect.fn("Scheduling.refuseDoubleBooking")(function* (asked: {
  readonly slots: ReadonlyArray<PlannedSlot>
  /** The arrangements that are saved together, where some of them have no slot: what they had stands in nobody's way. */
  readonly taskIds?: ReadonlyArray<number>
  readonly names: ReadonlyMap<number, { readonly name: string }>
  readonly labels: ShiftLabels
  /** The form's field of a person. */
  readonly fieldOf: (staffId: number) => string
}) {
  if (asked.slots.length === 0) return
  const { companyId } = yield* CurrentActor
  const itself = firstOverlap(asked.slots)
  const taskIds = asked.taskIds ?? asked.slots.map(({ taskId }) => taskId)
  const found =
    itself === undefined ? yield* lockedClashes(companyId, asked.slots, taskIds) : itself.slice(0, 1).map(asRow)
  if (found.length === 0) return
  const clashes = found.map((row) => clashOf(row, asked.names.get(row.staffId)?.name ?? ""))
  const sentences = [...Map.groupBy(clashes, placeOf).values()].flatMap(([clash, ...same]) => {
    if (clash === undefined) return []
    const days = [clash, ...same].map(({ day }) => isoDate(day))
    return [{ field: asked.fieldOf(clash.userId), message: clashSentence(clash, days, asked.labels) }]
  })
  return yield* new Refused({ code: "Worker_Double_Booked", fields: sentences, view: { clashes } })
})
