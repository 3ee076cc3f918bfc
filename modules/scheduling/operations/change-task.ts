/** Changes to one day's arrangement: its facts, shifts and people; deleting it and bringing it back. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { type Names, namesOf } from "#modules/people/index.ts"
import { shiftFields } from "../codes.ts"
import type { TaskPatch } from "../contract/task.ts"
import { taskPolicy } from "../policy.ts"
import { siteRowsByIds } from "../repository/sites.ts"
import { seriesRow, type TaskRow } from "../repository/task-rows.ts"
import { markWorkers, saveShifts, updateTask } from "../repository/write-tasks.ts"
import { type Booking, movesBetween } from "../rules/crew.ts"
import type { ShiftPlan } from "../rules/shift-plan.ts"
import { concernsCrew, tellsOf } from "../rules/whom-to-tell.ts"
import { stillOnShift } from "../views/sentences.ts"
import { bookingsOf, idOfShift, wishesOf, workShiftOf } from "../views/shift-fields.ts"
import { isFixedPrice, seenTask } from "../views/task-view.ts"
import { blame } from "./blame.ts"
import { settleSlots, slotsOfDays, vendorIdsOf, widenSlots } from "./change-vendors.ts"
import { refuseDoubleBooking } from "./double-booking.ts"
import { holdDaysOpen } from "./hold-days.ts"
import {
  planFor,
  refuseAbsentLeader,
  refuseNoCustomer,
  refuseOffShift,
  refuseRestingSite,
  refuseStrangers,
  shiftsToSave,
  slotsOf,
  type Usual,
  usualOf,
} from "./plan-task.ts"
import { refuseSecondWriter, reread, savePeople, storedBookings } from "./save-people.ts"
import { moreFacts, refuseUnknownLicenses, saveTaskFiles, withCertificates } from "./task-parts.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"

/** D80: a shift whose saved people are still on it can't be unticked; the sentence names them. */
const refuseUntick = Effect.fn("Scheduling.refuseUntick")(function* (
  row: TaskRow,
  plans: ReadonlyArray<ShiftPlan>,
  names: Names,
) {
  const { language } = yield* CurrentActor
  const unticked = plans.filter(
    ({ shift, isOn }) => !isOn && row.workers.some((worker) => worker.shift === idOfShift(shift)),
  )
  if (unticked.length === 0) return
  return yield* refuse(
    "Invalid_Shift_Change",
    unticked.map(({ shift }) => ({
      field: shiftFields[shift].flag,
      message: stillOnShift(
        row.workers
          .filter((worker) => worker.shift === idOfShift(shift))
          .map(({ staffId }) => names.staff.get(staffId)?.name ?? ""),
        language,
      ),
    })),
  )
})

/** The site after the change. */
const siteAfter = Effect.fn("Scheduling.siteAfter")(function* (companyId: number, row: TaskRow, patch: TaskPatch) {
  if (patch.constructionSiteId === undefined || patch.constructionSiteId === row.site.id) return row.site
  const [site] = yield* siteRowsByIds(companyId, [patch.constructionSiteId])
  if (site === undefined || site.status === 0) {
    return yield* blame("Not_Found", "constructionSiteId")
  }
  yield* refuseRestingSite(site)
  return site
})

/** A series has one row per day: a day can't be moved onto another day of its own series. */
const refuseTakenDay = Effect.fn("Scheduling.refuseTakenDay")(function* (row: TaskRow, day: IsoDate) {
  const { companyId, language } = yield* CurrentActor
  if (row.groupId === null) return
  const series = yield* seriesRow(companyId, row.groupId)
  if (series?.days.some((one) => one.day === day && one.id !== row.id) !== true) return
  return yield* refuse("Invalid_Input", [{ field: "startDate", message: fieldMessage("daysOverlap", language) }])
})

/** TASK-09: a leader who is no longer on the arrangement leads it no more; naming one who isn't is a mistake. */
const leaderAfter = Effect.fn("Scheduling.leaderAfter")(function* (
  row: TaskRow,
  asked: number | null | undefined,
  bookings: ReadonlyArray<Booking>,
) {
  if (asked !== undefined) {
    yield* refuseAbsentLeader(asked, bookings)
    return asked
  }
  return bookings.some(({ staffId }) => staffId === row.leaderStaffId) ? row.leaderStaffId : null
})

const change = Effect.fn("Scheduling.changeTask")(function* (
  viewer: Viewer,
  row: TaskRow,
  patch: TaskPatch,
  usual: Usual,
) {
  const { companyId } = viewer.actor
  const site = yield* siteAfter(companyId, row, patch)
  const day = patch.startDate ?? row.day
  if (day !== row.day) yield* refuseTakenDay(row, day)
  const before = row.shifts
  const customerId = patch.customerId ?? (site.id === row.site.id ? row.customerId : site.customerId)
  const wishes = yield* withCertificates(wishesOf(patch), patch.metadataCustomerUnitPriceCertificate, {
    customerId,
    formerCustomerId: row.customerId,
    before,
  })
  const plans = yield* planFor({ before, wishes, usual, isFixedPrice: isFixedPrice(site) })
  const stored = storedBookings(row)
  const bookings = patch.workers?.flatMap(bookingsOf) ?? stored
  const names = yield* namesOf(companyId, {
    staffIds: [...stored, ...bookings].map(({ staffId }) => staffId),
    partnerIds: [customerId, ...vendorIdsOf([row], patch.vendors)],
  })
  const fieldOf = (staffId: number) => {
    const index = patch.workers?.findIndex(({ userId }) => userId === staffId) ?? -1
    return index < 0 ? "workers" : `workers.${index}.userId`
  }
  const { added, removed } = movesBetween(stored, bookings)
  yield* refuseUntick(row, plans, names)
  yield* refuseOffShift(bookings, plans, usual.labels)
  const asked = { vendors: patch.vendors, labels: usual.labels, isFixedPrice: isFixedPrice(site) }
  const [own] = yield* slotsOfDays([{ row, plans, bookings }], asked, names, fieldOf)
  const slots = [{ id: row.id, row, day, version: row.version + 1, slots: own?.slots ?? [] }]
  yield* refuseStrangers(
    added.map(({ staffId }) => staffId),
    names,
    day,
    fieldOf,
  )
  yield* refuseUnknownLicenses(patch.workers ?? [])
  yield* refuseNoCustomer(customerId, names)
  const leaderStaffId = yield* leaderAfter(row, patch.leaderId, bookings)

  const isFirst = yield* updateTask(companyId, row.id, patch.version, {
    siteId: site.id,
    day,
    name: patch.name ?? row.name,
    note: patch.note ?? row.note,
    leaderStaffId,
    customerId,
    meetingTime: patch.meetingTime === undefined ? row.meetingTime : patch.meetingTime,
    meetingPlace: patch.meetingPlace === undefined ? row.meetingPlace : patch.meetingPlace,
    ...moreFacts(patch),
  })
  if (!isFirst) return yield* refuseSecondWriter(viewer, row.id)
  yield* saveTaskFiles([row.id], patch)
  yield* saveShifts(companyId, shiftsToSave(row.id, day, plans))
  yield* refuseDoubleBooking({
    slots: slotsOf({ id: row.id, day, site }, plans, bookings),
    names: names.staff,
    labels: usual.labels,
    fieldOf,
  })
  if (patch.vendors !== undefined) yield* widenSlots(companyId, slots)
  yield* savePeople(companyId, row, { bookings, removed }, names)
  const vendorIds = patch.vendors === undefined ? [] : yield* settleSlots(companyId, slots, site.name)
  return {
    vendorIds,
    addedIds: added.map(({ staffId }) => staffId),
    removedIds: removed.map(({ staffId }) => staffId),
    // Those who stay, where something changes for them.
    keptIds: concernsCrew(patch) ? bookings.map(({ staffId }) => staffId) : [],
  }
})

/** Deleting frees its people (D79); bringing it back asks again whether they are free. */
const setStatus = Effect.fn("Scheduling.setTaskStatus")(function* (
  viewer: Viewer,
  row: TaskRow,
  next: { readonly status: 0 | 1; readonly version: number },
  usual: Usual,
) {
  const { companyId } = viewer.actor
  if (next.status === 1) {
    yield* refuseTakenDay(row, row.day)
    const bookings = storedBookings(row)
    const names = yield* namesOf(companyId, { staffIds: bookings.map(({ staffId }) => staffId), partnerIds: [] })
    const plans = row.shifts.map((shift) => ({ ...shift, shift: workShiftOf(shift.shift) }))
    const slots = slotsOf(row, plans, bookings)
    yield* refuseDoubleBooking({ slots, names: names.staff, labels: usual.labels, fieldOf: () => "status" })
  }
  if (!(yield* updateTask(companyId, row.id, next.version, { status: next.status }))) {
    return yield* refuseSecondWriter(viewer, row.id)
  }
  yield* next.status === 0 ? markWorkers(companyId, row.id, 1, 2) : markWorkers(companyId, row.id, 2, 1)
})

/**
 * Saves one day's arrangement as a form has it; what the patch leaves out stays.
 *
 * Fails as arranging does, and with Task_Not_Found, Task_Deleted, Update_Expired (with what is stored now).
 */
export const changeTask = Effect.fn("Scheduling.updateTask")(function* (id: number, patch: TaskPatch) {
  const viewer = yield* whoAsks()
  const { companyId, personId: by } = viewer.actor
  const row = yield* seenTask(viewer, id)
  const subject = subjectOf(viewer, row)
  yield* authorize(taskPolicy, patch.status === undefined ? "update" : "delete", subject)
  yield* guardEdit(taskPolicy, subject, patch)
  if (row.status === 0 && patch.status !== 1) return yield* refuse("Task_Deleted")
  if (row.version !== patch.version) return yield* refuseSecondWriter(viewer, id)
  const usual = yield* usualOf(companyId)
  yield* holdDaysOpen(companyId, [row.day, patch.startDate ?? row.day], usual.salaryClosingDate)
  const status = patch.status
  if (status !== undefined && status !== row.status) {
    yield* setStatus(viewer, row, { status, version: patch.version }, usual)
    const staffIds = [...new Set(row.workers.map(({ staffId }) => staffId))]
    yield* tell(
      {
        action: status === 0 ? "task.delete" : "task.restore",
        subject: `task:${id}`,
        before: row.status,
        after: status,
      },
      {
        topic: status === 0 ? "TaskDeleted" : "TaskRestored",
        body: { companyId, taskId: id, day: row.day, staffIds, by, ...tellsOf(patch) },
      },
    )
    return yield* reread(viewer, id, usual)
  }
  const people = yield* change(viewer, row, patch, usual)
  const view = yield* reread(viewer, id, usual)
  yield* tell(
    { action: "task.update", subject: `task:${id}`, before: row, after: patch },
    { topic: "TaskChanged", body: { companyId, taskId: id, day: view.startDate, ...people, by, ...tellsOf(patch) } },
  )
  return view
})
