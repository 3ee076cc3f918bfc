/** What an arrangement would be after saving, checked before anything is written. */
import { Effect } from "effect"
import { type ShiftSetting, shiftSettings } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { projectWorkStatuses, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { clockTime } from "#modules/kernel/minutes.ts"
import { begins, type Names, stoppedPartner } from "#modules/people/index.ts"
import { shiftFields } from "../codes.ts"
import type { ShiftRow, TaskRow } from "../repository/task-rows.ts"
import type { ShiftToSave } from "../repository/write-tasks.ts"
import type { Booking } from "../rules/crew.ts"
import { type Fault, faultsOf, planShifts, type ShiftPlan, type Wishes } from "../rules/shift-plan.ts"
import { momentsOf } from "../rules/shift-times.ts"
import { type ShiftLabels, shiftNotTicked, shiftsDifferFrom } from "../views/sentences.ts"
import { idOfShift, workShiftOf } from "../views/shift-fields.ts"
import { blame } from "./blame.ts"
import type { PlannedSlot } from "./double-booking.ts"

/** The company's shifts as this module asks for them. */
export interface Usual {
  readonly shifts: ReadonlyArray<ShiftSetting>
  readonly labels: ShiftLabels
  readonly salaryClosingDate: number
}
export const usualOf = Effect.fn("Scheduling.usualOf")(function* (companyId: number) {
  const { shifts, salaryClosingDate } = yield* shiftSettings(companyId)
  const label = (shift: WorkShift) => shifts.find((one) => one.shift === shift)?.label ?? ""
  const labels: ShiftLabels = {
    morning: label("morning"),
    afternoon: label("afternoon"),
    evening: label("evening"),
    other: label("other"),
  }
  const usual: Usual = { shifts, labels, salaryClosingDate }
  return usual
})

const takesTasks: ReadonlyArray<number> = [
  projectWorkStatuses.notWorking,
  projectWorkStatuses.comingToWork,
  projectWorkStatuses.working,
]
/** Fails with Site_Not_In_Coming_Or_Working. */
export const refuseRestingSite = (site: { readonly state: number }) =>
  takesTasks.includes(site.state) ? Effect.void : blame("Site_Not_In_Coming_Or_Working", "constructionSiteId")

const planFromRow = (row: ShiftRow): ShiftPlan => ({ ...row, shift: workShiftOf(row.shift) })
const fieldOf = ({ shift, at }: Fault) => shiftFields[shift][at]

/** The plan of the four shifts. Fails with Invalid_Input, each wrong field named. */
export const planFor = Effect.fn("Scheduling.planFor")(function* (given: {
  readonly before: ReadonlyArray<ShiftRow>
  readonly wishes: Wishes
  readonly usual: Usual
  readonly isFixedPrice: boolean
}) {
  const before = given.before.map(planFromRow)
  const usual = Object.fromEntries(given.usual.shifts.map((one) => [one.shift, one]))
  const plans = planShifts({ ...given, before, usual })
  const isNew = (shift: WorkShift) => before.find((one) => one.shift === shift)?.isOn !== true
  const faults = faultsOf(plans, given.wishes, (shift) => !given.isFixedPrice && isNew(shift))
  if (faults.length === 0) return plans
  const labelsOf = (of: (plan: ShiftPlan) => boolean) => plans.filter(of).map(({ shift }) => given.usual.labels[shift])
  const differ = shiftsDifferFrom(
    labelsOf((plan) => plan.customerAsks),
    labelsOf((plan) => plan.isOn),
  )
  return yield* refuse(
    "Invalid_Input",
    faults.map((fault) => ({
      field: fieldOf(fault),
      message: fault.message === "shiftsDiffer" ? differ : fault.message,
    })),
  )
})

/** Fails with Invalid_Shift_Change when somebody is put on a shift that is not ticked. */
export const refuseOffShift = Effect.fn("Scheduling.refuseOffShift")(function* (
  bookings: ReadonlyArray<Booking>,
  plans: ReadonlyArray<ShiftPlan>,
  labels: ShiftLabels,
) {
  const off = bookings.filter(({ shift }) => !plans.some((plan) => plan.shift === shift && plan.isOn))
  if (off.length === 0) return
  return yield* refuse(
    "Invalid_Shift_Change",
    workShifts
      .filter((shift) => off.some((booking) => booking.shift === shift))
      .map((shift) => ({ field: shiftFields[shift].flag, message: shiftNotTicked(labels[shift]) })),
  )
})

/** Fails with Worker_Not_Valid for people who are not of the company, blocked, or gone before the last day that they come on. */
export const refuseStrangers = Effect.fn("Scheduling.refuseStrangers")(function* (
  staffIds: ReadonlyArray<number>,
  names: Names,
  lastDayOf: (staffId: number) => IsoDate,
  field: (staffId: number) => string,
) {
  const strangers = staffIds.filter((id) => {
    const person = names.staff.get(id)
    return person === undefined || !person.isActive || (person.leftOn !== null && person.leftOn < lastDayOf(id))
  })
  if (strangers.length === 0) return
  return yield* blame("Worker_Not_Valid", ...new Set(strangers.map(field)))
})

/** The leader is one of the people on the arrangement. Fails with Leader_Not_Found. */
export const refuseAbsentLeader = (leaderId: number | null, bookings: ReadonlyArray<Booking>) =>
  leaderId === null || bookings.some(({ staffId }) => staffId === leaderId)
    ? Effect.void
    : refuse("Leader_Not_Found", [{ field: "leaderId", message: "leaderNotOnTask" }])

/**
 * `before` is whose it was. Fails with Customer_Not_Found for nobody of this company, Customer_Not_Valid for a partner that is
 * no customer, or is stopped and new there.
 */
export const refuseNoCustomer = (customerId: number, names: Names, before?: number) => {
  const partner = names.partners.get(customerId)
  if (partner?.isCustomer !== true)
    return blame(partner === undefined ? "Customer_Not_Found" : "Customer_Not_Valid", "customerId")
  return begins(partner, customerId === before) ? Effect.void : stoppedPartner("customer", "customerId")
}

export const shiftsToSave = (
  taskId: number,
  day: IsoDate,
  plans: ReadonlyArray<ShiftPlan>,
): ReadonlyArray<ShiftToSave> =>
  plans.map((plan) => ({
    taskId,
    shift: idOfShift(plan.shift),
    isOn: plan.isOn,
    customerAsks: plan.customerAsks,
    from: plan.from,
    to: plan.to,
    ...(plan.from === null || plan.to === null ? { startsAt: null, endsAt: null } : momentsOf(day, plan.from, plan.to)),
    heads: plan.heads,
    needed: plan.needed,
    desireFrom: plan.desireFrom,
    desireTo: plan.desireTo,
    certificates: plan.certificates,
  }))

/** Everybody's time on an arrangement. */
export const slotsOf = (
  task: { readonly id: number; readonly day: IsoDate; readonly site: Pick<TaskRow["site"], "id" | "name"> },
  plans: ReadonlyArray<Pick<ShiftPlan, "shift" | "from" | "to">>,
  bookings: ReadonlyArray<Booking>,
): ReadonlyArray<PlannedSlot> =>
  bookings.flatMap(({ staffId, shift }) => {
    const plan = plans.find((one) => one.shift === shift)
    if (plan?.from == null || plan.to == null) return []
    const [from, to] = [clockTime(plan.from), clockTime(plan.to)]
    const place = { taskId: task.id, siteId: task.site.id, siteName: task.site.name, day: task.day }
    return [{ staffId, shift, from, to, ...place, ...momentsOf(task.day, from, to) }]
  })
