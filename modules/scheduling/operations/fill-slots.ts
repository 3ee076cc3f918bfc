/** A vendor puts its own workers onto the shifts that it is asked for, or says that it can't (D81, TASK-50). */
import { Effect } from "effect"
import { requestStatuses, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { type FieldError, Refused, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { type Names, namesOf } from "#modules/people/index.ts"
import { shiftFields } from "../codes.ts"
import type { TaskPatch, TaskWorkerDraft } from "../contract/task.ts"
import type { TaskVendorDraft } from "../contract/task-vendor.ts"
import { taskPolicy } from "../policy.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { answerSlots } from "../repository/task-vendors.ts"
import { updateTask } from "../repository/write-tasks.ts"
import { type Booking, movesBetween } from "../rules/crew.ts"
import { tally } from "../rules/tally.ts"
import { slotAnswers } from "../rules/vendor-slots.ts"
import { writtenBy } from "../rules/written-by.ts"
import { bookingsOf, idOfShift, workShiftOf } from "../views/shift-fields.ts"
import { seenTask } from "../views/task-view.ts"
import { shiftsOfRow, storedSlots } from "../views/vendor-fields.ts"
import { notAskedFor } from "../views/vendor-sentences.ts"
import { refuseOverfull, vendorIn } from "./ask-vendors.ts"
import { refuseOtherDays } from "./check-wish.ts"
import { refuseDoubleBooking } from "./double-booking.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { refuseStrangers, slotsOf, type Usual, usualOf } from "./plan-task.ts"
import { refuseSecondWriter, reread, savePeople, storedBookings } from "./save-people.ts"
import { refuseUnknownLicenses } from "./task-parts.ts"
import { tellOfAnswer } from "./tell-partners.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"

/** What a vendor may say of its own line: the answer alone, for shifts that it is asked for. */
const answersIn = Effect.fn("Scheduling.answersIn")(function* (
  partnerId: number,
  rows: ReadonlyArray<TaskVendorDraft>,
) {
  const mine: ReadonlyArray<string> = [
    "userId",
    "csmStatus",
    "reason",
    ...workShifts.map((shift) => shiftFields[shift].flag),
  ]
  const foreign = rows.flatMap((row, index): ReadonlyArray<FieldError> => {
    const fields = row.userId === partnerId ? Object.keys(row).filter((field) => !mine.includes(field)) : ["userId"]
    return fields.map((field) => ({ field: `vendors.${index}.${field}`, message: messageKey("notYoursToChange") }))
  })
  if (foreign.length > 0)
    return yield* new Refused({ code: "Permission_Denied", fields: foreign, reason: "task: not its own slot" })
  return rows.flatMap((row) =>
    shiftsOfRow(row).map((shift) => ({
      shift,
      isRefused: row.csmStatus === requestStatuses.reject,
      reason: row.reason ?? null,
    })),
  )
})

interface Filled {
  readonly bookings: ReadonlyArray<Booking>
  readonly answers: ReadonlyMap<WorkShift, { readonly isRefused: boolean; readonly reason: string | null }>
}
const isOf = (row: TaskRow, names: Names, partnerId: number) => {
  const vendorOf = vendorIn(row, names)
  return (staffId: number) => vendorOf(staffId) === partnerId
}
const isKept = (one: Booking, other: Booking) =>
  one.staffId === other.staffId &&
  one.shift === other.shift &&
  one.countWork === other.countWork &&
  one.price === other.price &&
  JSON.stringify(one.certificates) === JSON.stringify(other.certificates)

/** Certificates that are not spoken of stay. */
const keepingCertificates = (worker: TaskWorkerDraft, stored: ReadonlyArray<Booking>) =>
  bookingsOf(worker).map((booking) => {
    const before = stored.find((one) => one.staffId === booking.staffId && one.shift === booking.shift)
    return worker.unitPriceCertificate?.[booking.shift] !== undefined || before === undefined
      ? booking
      : { ...booking, certificates: before.certificates }
  })

/**
 * Who is on the arrangement afterwards. Of a shift without a slot of its own, and of a slot that it refuses, a vendor
 * changes nobody.
 */
const fillOf = Effect.fn("Scheduling.fillOf")(function* (
  row: TaskRow,
  partnerId: number,
  patch: TaskPatch,
  { usual, names }: { readonly usual: Usual; readonly names: Names },
) {
  const stored = storedBookings(row)
  const own = new Set(row.vendors.filter((slot) => slot.partnerId === partnerId).map(({ shift }) => workShiftOf(shift)))
  const asked = patch.workers?.flatMap((worker) => keepingCertificates(worker, stored))
  const said = yield* answersIn(partnerId, patch.vendors ?? [])
  const isMine = isOf(row, names, partnerId)
  const elsewhere = (asked ?? []).filter((one) => !own.has(one.shift) && !stored.some((other) => isKept(one, other)))
  const off = new Set([...elsewhere, ...said.filter(({ shift }) => !own.has(shift))].map(({ shift }) => shift))
  if (off.size > 0)
    return yield* refuse(
      "Invalid_Shift_Change",
      [...off].map((shift) => ({
        field: shiftFields[shift].flag,
        message: notAskedFor(usual.labels[shift]),
      })),
    )
  const refused = new Set(said.filter((one) => one.isRefused).map(({ shift }) => shift))
  const stays = stored.filter((one) => !own.has(one.shift) || !isMine(one.staffId))
  const mine = (asked ?? stored.filter((one) => isMine(one.staffId))).filter(
    ({ shift }) => own.has(shift) && !refused.has(shift),
  )
  const before = (shift: WorkShift) => stored.filter((one) => one.shift === shift && isMine(one.staffId))
  const isChanged = (shift: WorkShift) => {
    const [was, is] = [before(shift), mine.filter((one) => one.shift === shift)]
    return was.length !== is.length || !is.every((one) => was.some((other) => isKept(one, other)))
  }
  const filled: Filled = {
    bookings: [...stays, ...mine],
    answers: new Map([
      ...[...own].filter(isChanged).map((shift) => [shift, { isRefused: false, reason: null }] as const),
      ...said.map(({ shift, ...answer }) => [shift, answer] as const),
    ]),
  }
  return filled
})

/** Fails with Worker_Not_Valid, naming those who are not the vendor's own. */
const refuseOthersPeople = Effect.fn("Scheduling.refuseOthersPeople")(function* (
  patch: TaskPatch,
  isMine: (staffId: number) => boolean,
  fieldOf: (staffId: number) => string,
  names: Names,
  row: TaskRow,
) {
  const ids = (patch.workers ?? []).map(({ userId }) => userId)
  const own = new Map([...names.staff].filter(([id]) => isMine(id)))
  yield* refuseStrangers(ids, { ...names, staff: own }, () => row.day, fieldOf)
})

const save = Effect.fn("Scheduling.saveFill")(function* (
  viewer: Viewer,
  row: TaskRow,
  filled: Filled,
  given: { readonly version: number; readonly partnerId: number; readonly names: Names },
) {
  const { companyId } = viewer.actor
  const { bookings, answers } = filled
  const stays = bookings.some(({ staffId }) => staffId === row.leaderStaffId)
  const leaderStaffId = stays ? row.leaderStaffId : null
  if (!(yield* updateTask(companyId, row.id, given.version, { ...writtenBy("vendor"), leaderStaffId })))
    return yield* refuseSecondWriter(viewer, row.id)
  const { added, removed } = movesBetween(storedBookings(row), bookings)
  // Whoever goes makes room for whoever comes.
  yield* savePeople(companyId, row, { bookings: [], removed }, given.names)
  yield* savePeople(companyId, row, { bookings, removed: [] }, given.names)
  const rows = [...answers].map(([shift, { isRefused, reason }]) => ({
    shift: idOfShift(shift),
    answer: isRefused ? slotAnswers.refused : slotAnswers.given,
    reason: isRefused ? reason : null,
  }))
  if (rows.length > 0) yield* answerSlots(companyId, { taskId: row.id, partnerId: given.partnerId }, rows)
  return { addedIds: added.map(({ staffId }) => staffId), removedIds: removed.map(({ staffId }) => staffId) }
})

/**
 * Saves whom a vendor sends: its own workers on its own slots, never more than was asked.
 *
 * Fails with Task_Not_Found, Permission_Denied, Task_Deleted, Update_Expired (with what is stored now),
 * Invalid_Shift_Change, Worker_Not_Valid, Total_Worker_Too_Large, Worker_Double_Booked, Closed_Salary_Day_Not_Editable.
 */
export const fillSlots = Effect.fn("Scheduling.fillSlots")(function* (id: number, patch: TaskPatch) {
  const viewer = yield* whoAsks()
  const { companyId, partnerId, personId: by } = viewer.actor
  const row = yield* seenTask(viewer, id)
  const subject = subjectOf(viewer, row)
  // Who answers what was held meanwhile is told so: the month and the hold are looked at after the version.
  yield* authorize(taskPolicy, "fill", { ...subject, isHeld: false })
  if (row.status === 0) return yield* refuse("Task_Deleted")
  if (row.version !== patch.version) return yield* refuseSecondWriter(viewer, id)
  yield* authorize(taskPolicy, "fill", subject)
  yield* guardEdit(taskPolicy, subject, patch)
  if (partnerId === null || patch.status !== undefined) return yield* refuse("Permission_Denied")
  yield* refuseOtherDays(patch.mode)
  yield* refuseUnknownLicenses(patch.workers ?? [])
  const usual = yield* usualOf(companyId)
  yield* holdDaysOpen(companyId, [row.day], usual.salaryClosingDate)
  const workers = patch.workers ?? []
  const staffIds = [...storedBookings(row).map(({ staffId }) => staffId), ...workers.map(({ userId }) => userId)]
  const names = yield* namesOf(companyId, { staffIds, partnerIds: [partnerId] })
  const fieldOf = (staffId: number) => `workers.${workers.findIndex(({ userId }) => userId === staffId)}.userId`
  yield* refuseOthersPeople(patch, isOf(row, names, partnerId), fieldOf, names, row)
  const filled = yield* fillOf(row, partnerId, patch, { usual, names })
  // Nobody comes or goes and nothing is answered: nobody is told, and the slot waits on.
  if (filled.answers.size === 0) return yield* reread(viewer, id, usual)
  const { bookings } = filled
  const slots = storedSlots(row.vendors)
  yield* refuseOverfull({ slots, bookings, vendorOf: vendorIn(row, names), names, fieldOf })
  const plans = row.shifts.map((shift) => ({ ...shift, shift: workShiftOf(shift.shift) }))
  const own = bookings.filter(({ staffId }) => isOf(row, names, partnerId)(staffId))
  yield* refuseDoubleBooking({ slots: slotsOf(row, plans, own), names: names.staff, labels: usual.labels, fieldOf })
  const people = yield* save(viewer, row, filled, { version: patch.version, partnerId, names })
  const view = yield* reread(viewer, id, usual)
  yield* tellOfAnswer(companyId, {
    taskId: id,
    version: row.version + 1,
    day: row.day,
    siteName: row.site.name,
    vendor: names.partners.get(partnerId)?.companyName ?? "",
    filled: tally(own.map(({ countWork }) => countWork)),
    isRefused: [...filled.answers.values()].some(({ isRefused }) => isRefused) && own.length === 0,
  })
  yield* tell(
    { action: "task.fill", subject: `task:${id}`, before: row, after: patch },
    { topic: "TaskChanged", body: { companyId, taskId: id, day: row.day, ...people, by } },
  )
  return view
})
