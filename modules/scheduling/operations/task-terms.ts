/** The terms of the people on an arrangement: shown, and changed without touching its times or who is on it (TASK-27). */
import { Effect } from "effect"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { salaryTypes, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { namesOf, salaryTypesOn } from "#modules/people/index.ts"
import { shiftFields } from "../codes.ts"
import type { TaskTerms, TaskTermsQuery, WorkerTerms } from "../contract/task-terms.ts"
import { taskWorkerHiding } from "../policy/worker-policy.ts"
import { taskPolicy } from "../policy.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { updateTask } from "../repository/write-tasks.ts"
import type { Booking } from "../rules/crew.ts"
import { writtenBeside } from "../rules/written-by.ts"
import { certificatesOf } from "../views/shift-fields.ts"
import { seenTask, workersOf } from "../views/task-view.ts"
import { storedSlots } from "../views/vendor-fields.ts"
import { refuseOverfull, vendorIn } from "./ask-vendors.ts"
import { blame } from "./blame.ts"
import { vendorIdsOf } from "./change-vendors.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { usualOf } from "./plan-task.ts"
import { refuseSecondWriter, savePeople, storedBookings } from "./save-people.ts"
import { refuseUnknownLicenses } from "./task-parts.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"

const view = Effect.fnUntraced(function* (viewer: Viewer, row: TaskRow, userId?: number) {
  const { actor, own } = viewer
  const workers = (yield* workersOf(viewer, row)).filter((one) => userId === undefined || one.userId === userId)
  const partnerOf = new Map(row.workers.map(({ staffId, partnerId }) => [staffId, partnerId]))
  const knowsPay = ({ userId: staffId }: { readonly userId: number }) =>
    taskWorkerHiding.fields.price(actor, { own, staffId, partnerId: partnerOf.get(staffId) ?? null }) !== "hidden"
  const told = workers.filter(knowsPay)
  const day = isoDate(row.day)
  const types = yield* salaryTypesOn(
    actor.companyId,
    told.map(({ userId: staffId }) => ({ staffId, day })),
  )
  const salaryOf = new Map(
    told.map(({ userId: staffId }, at) => {
      const type = types[at]
      return [staffId, { salaryType: type === undefined ? null : salaryTypes[type] }]
    }),
  )
  return {
    taskId: row.id,
    version: row.version,
    workers: workers.map((one) => {
      const salary = salaryOf.get(one.userId)
      return salary === undefined ? one : { ...one, salary }
    }),
    permissions: permissionsOn(taskPolicy, actor, subjectOf(viewer, row)),
  }
})

/** Of the people whom the caller sees. Fails with Task_Not_Found, Task_Deleted, and Worker_Not_Valid for one not on it. */
export const taskTerms = Effect.fn("Scheduling.taskTerms")(function* ({ taskId, userId }: TaskTermsQuery) {
  const viewer = yield* whoAsks()
  const row = yield* seenTask(viewer, taskId)
  if (row.status === 0) return yield* refuse("Task_Deleted")
  const shown = yield* view(viewer, row, userId)
  if (userId !== undefined && shown.workers.length === 0) return yield* blame("Worker_Not_Valid", "userId")
  return shown
})

/** The booking with what is said of its shift; what is left out stays. */
const termsOn = (booking: Booking, said: WorkerTerms): Booking => {
  const { count, price } = shiftFields[booking.shift]
  const certificates = said.unitPriceCertificate?.[booking.shift]
  const saidPrice = said[price]
  return {
    ...booking,
    countWork: said[count] ?? booking.countWork,
    price: saidPrice === undefined ? booking.price : saidPrice,
    certificates: certificates === undefined ? booking.certificates : certificatesOf(certificates),
  }
}

/** The field of the form that says how much somebody counts on a shift; "workers" for who is not in it. */
const countFieldIn = (said: TaskTerms["workers"]) => (staffId: number, shift: WorkShift) => {
  const at = said.findIndex(({ userId }) => userId === staffId)
  return at < 0 ? "workers" : `workers.${at}.${shiftFields[shift].count}`
}

/** Terms are for shifts that somebody is on: fails with Worker_Not_Valid or Invalid_Shift_Change, the field named. */
const refuseStrayTerms = Effect.fnUntraced(function* (said: TaskTerms["workers"], stored: ReadonlyArray<Booking>) {
  for (const [at, worker] of said.entries()) {
    const own = stored.filter(({ staffId }) => staffId === worker.userId)
    if (own.length === 0) return yield* blame("Worker_Not_Valid", `workers.${at}.userId`)
    for (const shift of workShifts) {
      if (own.some((booking) => booking.shift === shift)) continue
      const stray = [shiftFields[shift].count, shiftFields[shift].price].find((field) => worker[field] != null)
      if (stray !== undefined) return yield* blame("Invalid_Shift_Change", `workers.${at}.${stray}`)
      if (worker.unitPriceCertificate?.[shift] !== undefined)
        return yield* blame("Invalid_Shift_Change", `workers.${at}.unitPriceCertificate.${shift}`)
    }
  }
})

/**
 * Counts, prices and certificates of people who are on it.
 *
 * Fails with Not_Found (another company), Task_Not_Found, Permission_Denied, Task_Deleted, Update_Expired,
 * Worker_Not_Valid, Invalid_Shift_Change, Unit_Price_Certificate_Id_Not_Found, Total_Worker_Too_Large, Closed_Salary_Day_Not_Editable.
 */
export const changeTaskTerms = Effect.fn("Scheduling.changeTaskTerms")(function* (asked: TaskTerms) {
  const viewer = yield* whoAsks()
  const { companyId, personId: by } = viewer.actor
  if (asked.companyId !== companyId) return yield* refuse("Not_Found", [{ field: "companyId", message: "invalid" }])
  const row = yield* seenTask(viewer, asked.taskId)
  yield* authorize(taskPolicy, "update", subjectOf(viewer, row))
  if (row.status === 0) return yield* refuse("Task_Deleted")
  if (row.version !== asked.version) return yield* refuseSecondWriter(viewer, row.id)
  const stored = storedBookings(row)
  yield* refuseStrayTerms(asked.workers, stored)
  yield* refuseUnknownLicenses(asked.workers)
  const { salaryClosingDate } = yield* usualOf(companyId)
  yield* holdDaysOpen(companyId, [row.day], salaryClosingDate)
  const bookings = stored.map((booking) => {
    const said = asked.workers.find(({ userId }) => userId === booking.staffId)
    return said === undefined ? booking : termsOn(booking, said)
  })
  const staffIds = bookings.map(({ staffId }) => staffId)
  const names = yield* namesOf(companyId, { staffIds, partnerIds: vendorIdsOf([row], undefined) })
  const slots = storedSlots(row.vendors)
  yield* refuseOverfull({
    slots,
    bookings,
    vendorOf: vendorIn(row, names),
    names,
    fieldOf: countFieldIn(asked.workers),
  })
  if (!(yield* updateTask(companyId, row.id, asked.version, writtenBeside)))
    return yield* refuseSecondWriter(viewer, row.id)
  yield* savePeople(companyId, row, { bookings, removed: [] }, names)
  yield* tell(
    { action: "task.terms", subject: `task:${row.id}`, before: stored, after: asked.workers },
    { topic: "TaskChanged", body: { companyId, taskId: row.id, day: row.day, by, addedIds: [], removedIds: [] } },
  )
  return yield* view(viewer, yield* seenTask(viewer, row.id))
})
