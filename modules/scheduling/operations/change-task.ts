/** Changes to an arrangement: its facts, shifts, people and days, on one day of a series or on many (TASK-13). */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import type { Names } from "#modules/people/index.ts"
import type { TaskPatch } from "../contract/task.ts"
import { taskPolicy } from "../policy.ts"
import { copyTask } from "../repository/copy-tasks.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { insertGroup, markWorkers, saveShifts, saveWorkers, updateTasks } from "../repository/write-tasks.ts"
import { type Crew, movesBetween } from "../rules/crew.ts"
import type { AnsweredSlot } from "../rules/vendor-slots.ts"
import { writtenBy } from "../rules/written-by.ts"
import { isFixedPrice, seenTask } from "../views/task-view.ts"
import { settleSlots, slotsOfDays, slotsToSave, widenSlots } from "./change-vendors.ts"
import { leaderAfter, leaderThatStays, refuseMove, refuseUntick, siteAfter } from "./check-change.ts"
import { refuseDoubleBooking } from "./double-booking.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { lastDaysOfComers } from "./last-days-of-comers.ts"
import { planDays } from "./plan-days.ts"
import {
  refuseNoCustomer,
  refuseOffShift,
  refuseStrangers,
  shiftsToSave,
  slotsOf,
  type Usual,
  usualOf,
} from "./plan-task.ts"
import { type PlannedDays, plannedDays } from "./planned-days.ts"
import { type Reach, reachOf, refuseUnseenSeries } from "./reach.ts"
import { refuseUnconcerned } from "./refuse-unconcerned.ts"
import { peopleToSave, refuseSecondWriter, reread, storedBookings } from "./save-people.ts"
import { type Change, changeOf, type PlannedTask } from "./spread-change.ts"
import { copyTaskFiles, refuseUnknownLicenses, saveTaskFiles } from "./task-parts.ts"
import { setTaskStatus } from "./task-state.ts"
import { type ToldAlready, tellChange } from "./tell-change.ts"
import { vendorsLeftBehind } from "./vendors-left-behind.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"
import { refuseWorked } from "./worked-days.ts"

const checkDays = Effect.fn("Scheduling.checkDays")(function* (
  { row }: Reach,
  { patch, customerId, leftBehind }: Change,
  {
    planned,
    names,
    asked,
    addedDays,
  }: {
    readonly planned: ReadonlyArray<PlannedTask>
    readonly names: Names
    readonly asked: Crew
    readonly addedDays: ReadonlyArray<IsoDate>
  },
  usual: Usual,
) {
  yield* refuseUntick(planned, names)
  const own = planned.find((one) => one.row.id === row.id)
  yield* refuseOffShift(asked, own?.plans ?? [], usual.labels)
  const ownFirst = planned.toSorted((one, other) => Number(other === own) - Number(one === own))
  const isFixed = own !== undefined && isFixedPrice(own.site)
  const vendors = {
    vendors: patch.vendors,
    labels: usual.labels,
    isFixedPrice: isFixed,
    leftBehind: leftBehind?.vendors,
  }
  const slots = yield* slotsOfDays(ownFirst, vendors, names, fieldOfPerson(patch))
  const comes = lastDaysOfComers(planned, asked, addedDays)
  yield* refuseStrangers([...comes.keys()], names, (id) => comes.get(id) ?? row.day, fieldOfPerson(patch))
  yield* refuseUnknownLicenses(patch.workers ?? [])
  yield* refuseNoCustomer(customerId, names, row.customerId)
  const leader = yield* leaderAfter(row, patch.leaderId, asked)
  const isNewLeader = leader !== row.leaderStaffId && patch.leaderId !== undefined
  const led = planned.map((one) => {
    if (one.row.id === row.id) return { ...one, leaderStaffId: leader }
    const isThere = leader === null || one.bookings.some(({ staffId }) => staffId === leader)
    return { ...one, leaderStaffId: isNewLeader && isThere ? leader : leaderThatStays(one.row, one.bookings) }
  })
  return { planned: led, slots: new Map(slots.map((day) => [day.one.id, day.slots])) }
})

/** The form's field of a person. */
const fieldOfPerson = (patch: TaskPatch) => (staffId: number) => {
  const index = patch.workers?.findIndex(({ userId }) => userId === staffId) ?? -1
  return index < 0 ? "workers" : `workers.${index}.userId`
}

/** Days that fall away free their people first; days that come in are copies of the day that was asked for. */
const saveDays = Effect.fn("Scheduling.saveDays")(function* (
  viewer: Viewer,
  own: PlannedTask,
  { dropped, added }: PlannedDays,
) {
  const { companyId } = viewer.actor
  if (dropped.length > 0) {
    const raised = dropped.map(({ id, version }) => ({ id, version: id === own.row.id ? version + 1 : version }))
    if (!(yield* updateTasks(companyId, raised, { ...writtenBy("company"), status: 0 })))
      return yield* refuseSecondWriter(viewer, own.row.id)
    yield* markWorkers(
      companyId,
      dropped.map(({ id }) => id),
    )
  }
  if (added.length === 0) return []
  const groupId = own.groupId ?? own.row.groupId
  if (groupId === null) return []
  const copies = yield* copyTask(companyId, own.row.id, { groupId, days: added })
  return copies.map(({ id, day }): PlannedTask => ({ ...own, id, day, isCopy: true }))
})

interface Checked {
  readonly planned: ReadonlyArray<PlannedTask>
  readonly names: Names
  /** What vendors are asked for, by arrangement. */
  readonly slots: ReadonlyMap<number, ReadonlyArray<AnsweredSlot>>
  readonly usual: Usual
}
const save = Effect.fn("Scheduling.saveChange")(function* (
  viewer: Viewer,
  { row }: Reach,
  change: Change,
  days: PlannedDays,
  { planned, names, slots, usual }: Checked,
) {
  const { companyId } = viewer.actor
  const groupId = row.groupId === null && days.added.length > 0 ? yield* insertGroup(companyId) : undefined
  const isFirst = yield* updateTasks(
    companyId,
    planned.map(({ row: { id, version }, leaderStaffId }) => ({
      id,
      version: id === row.id ? change.patch.version : version,
      leaderStaffId,
    })),
    { ...change.facts, ...(groupId === undefined ? {} : { groupId }) },
  )
  if (!isFirst) return yield* refuseSecondWriter(viewer, row.id)
  const own = planned.find(({ id }) => id === row.id)
  if (own === undefined) return { saved: [], vendorIds: [] }
  const copies = yield* saveDays(viewer, { ...own, ...(groupId === undefined ? {} : { groupId }) }, days)
  const gone = new Set(days.dropped.map(({ id }) => id))
  const saved = [...planned.filter(({ id }) => !gone.has(id)), ...copies]
  yield* copyTaskFiles(
    row.id,
    copies.map(({ id }) => id),
  )
  yield* saveTaskFiles(
    saved.map(({ id }) => id),
    change.changed,
  )
  yield* saveShifts(
    companyId,
    saved.flatMap(({ id, day, plans }) => shiftsToSave(id, day, plans)),
  )
  yield* refuseDoubleBooking({
    slots: saved.flatMap((one) => (one.row.isReserved ? [] : slotsOf(one, one.plans, one.bookings))),
    taskIds: saved.map(({ id }) => id),
    names: names.staff,
    labels: usual.labels,
    fieldOf: fieldOfPerson(change.patch),
  })
  const asked = slotsToSave(saved, slots, change)
  yield* widenSlots(companyId, asked)
  const people = saved.flatMap((one) => peopleToSave(one, names))
  if (people.length > 0) yield* saveWorkers(companyId, people)
  const vendorIds = asked.length === 0 ? [] : yield* settleSlots(companyId, asked, own.site.name)
  return { saved, vendorIds }
})

/** The arrangement that is shown afterwards: the one asked for, or the first one in its place. */
const shownId = (row: TaskRow, saved: ReadonlyArray<PlannedTask>) =>
  saved.some(({ id }) => id === row.id)
    ? row.id
    : ([...saved].sort((one, other) => (one.day < other.day ? -1 : 1)).find(({ day }) => day >= row.day)?.id ?? row.id)

/**
 * Saves an arrangement as a form has it, this day's, this and later ones' or the whole series'; what the patch leaves out
 * stays, and on the other days only what this day's form changed. The statements depend on neither days nor people.
 *
 * `place` is another place of a small job, which no list of sites has.
 *
 * Fails as arranging does, and with Task_Not_Found, Task_Deleted, Update_Expired (with what is stored now).
 */
export const changeTask = Effect.fn("Scheduling.updateTask")(function* (
  id: number,
  patch: TaskPatch,
  telling: ToldAlready & { readonly place?: TaskRow["site"] } = {},
) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  const stored = yield* seenTask(viewer, id)
  const subject = subjectOf(viewer, stored)
  yield* authorize(taskPolicy, patch.status === undefined ? "update" : "delete", subject)
  yield* guardEdit(taskPolicy, subject, patch)
  if (stored.status === 0 && patch.status !== 1) return yield* refuse("Task_Deleted")
  if (stored.version !== patch.version) return yield* refuseSecondWriter(viewer, id)
  const usual = yield* usualOf(companyId)
  const { status } = patch
  if (status !== undefined && status !== stored.status) {
    yield* setTaskStatus(viewer, stored, { ...patch, status }, usual)
    return yield* reread(viewer, id, usual)
  }
  yield* refuseUnseenSeries(stored, patch)
  const isMoved = patch.startDate !== undefined && patch.startDate !== stored.day
  const reach = yield* reachOf(viewer, stored, { ...patch, holdsSeries: isMoved })
  const days = yield* plannedDays(reach, patch)
  const movesAlone = isMoved && (patch.mode ?? "one") === "one"
  if (movesAlone) yield* refuseMove(reach.row, patch.startDate ?? stored.day, reach.series)
  const touched = [...reach.targets.map(({ day }) => day), ...days.dropped.map(({ day }) => day), ...days.added]
  yield* holdDaysOpen(
    companyId,
    movesAlone ? [...touched, patch.startDate ?? stored.day] : touched,
    usual.salaryClosingDate,
    "startDate",
  )

  const site = yield* siteAfter(companyId, reach.row, patch, telling.place)
  const change = changeOf(reach.row, patch, site)
  if (isMoved) yield* refuseWorked([reach.row], () => "startDate")
  const dropped = new Set(days.dropped.map((one) => one.id))
  const staying = { ...reach, targets: reach.targets.filter((one) => one.id === id || !dropped.has(one.id)) }
  const movesTo = telling.place === undefined ? change.facts.siteId : undefined
  const leftBehind = yield* vendorsLeftBehind(companyId, staying.targets, movesTo, patch)
  const made = yield* planDays(viewer, staying, { ...change, leftBehind }, usual)
  const goneIds = movesBetween(storedBookings(reach.row), made.asked).removed.map(({ staffId }) => staffId)
  yield* refuseWorked([reach.row], () => "workers", goneIds)
  const checked = yield* checkDays(staying, { ...change, leftBehind }, { ...made, addedDays: days.added }, usual)
  const { saved, vendorIds } = yield* save(viewer, staying, { ...change, leftBehind }, days, {
    ...checked,
    names: made.names,
    usual,
  })
  const crews = [...saved.map(({ bookings }) => bookings), ...[...reach.targets, ...days.dropped].map(storedBookings)]
  yield* refuseUnconcerned(
    patch,
    crews.flat().map(({ staffId }) => staffId),
  )
  yield* tellChange(viewer.actor, change, { saved, vendorIds, ...telling }, days)
  return yield* reread(viewer, shownId(reach.row, saved), usual)
})
