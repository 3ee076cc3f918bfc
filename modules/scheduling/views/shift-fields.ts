/** Shifts as the wire spells them: four times the same fields under their own names. */
import { shiftIds, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import type { TaskPatch, TaskWorkerDraft } from "../contract/task.ts"
import type { ShiftId } from "../repository/task-rows.ts"
import type { Booking } from "../rules/crew.ts"
import type { Wishes } from "../rules/shift-plan.ts"

const shiftsById = new Map<number, WorkShift>(workShifts.map((shift) => [shiftIds[shift], shift]))
/** The shift of a number that a schema or a column's check let through. */
export const workShiftOf = (id: number): WorkShift => {
  const shift = shiftsById.get(id)
  if (shift === undefined) throw new RangeError(`${id} is no shift that can be arranged`)
  return shift
}
/** The shifts of an arrangement under their names. */
export const plansOf = <Row extends { readonly shift: number }>({ shifts }: { readonly shifts: ReadonlyArray<Row> }) =>
  shifts.map((one) => ({ ...one, shift: workShiftOf(one.shift) }))
export const idOfShift = (shift: WorkShift): ShiftId => shiftIds[shift]

const ticked = (flag: 0 | 1 | undefined) => (flag === undefined ? undefined : flag === 1)

export const wishesOf = (body: Omit<TaskPatch, "version">): Wishes => ({
  morning: {
    isOn: ticked(body.morningShift),
    customerAsks: ticked(body.morningShiftCustomer),
    from: body.morningFrom,
    to: body.morningTo,
    heads: body.workerMorning,
    needed: body.maxWorkerMorning,
    desireFrom: body.startTimeDesireMorning,
    desireTo: body.endTimeDesireMorning,
  },
  afternoon: {
    isOn: ticked(body.afternoonShift),
    customerAsks: ticked(body.afternoonShiftCustomer),
    from: body.afternoonFrom,
    to: body.afternoonTo,
    heads: body.workerAfternoon,
    needed: body.maxWorkerAfternoon,
    desireFrom: body.startTimeDesireAfternoon,
    desireTo: body.endTimeDesireAfternoon,
  },
  evening: {
    isOn: ticked(body.eveningShift),
    customerAsks: ticked(body.eveningShiftCustomer),
    from: body.eveningFrom,
    to: body.eveningTo,
    heads: body.workerEvening,
    needed: body.maxWorkerEvening,
    desireFrom: body.startTimeDesireEvening,
    desireTo: body.endTimeDesireEvening,
  },
  other: {
    isOn: ticked(body.otherShift),
    customerAsks: ticked(body.otherShiftCustomer),
    from: body.otherFrom,
    to: body.otherTo,
    heads: body.workerOther,
    needed: body.maxWorkerOther,
    desireFrom: body.startTimeDesireOther,
    desireTo: body.endTimeDesireOther,
  },
})

/** 人工 of somebody of whom no count was said. */
export const usualCount = 1

type SaidCertificates = NonNullable<NonNullable<TaskWorkerDraft["unitPriceCertificate"]>[WorkShift]>
export const certificatesOf = (said: SaidCertificates): Booking["certificates"] =>
  said.map(({ name, licenseId, priceStaff }) => ({
    name,
    licenseId: licenseId ?? null,
    priceStaff: priceStaff ?? null,
  }))

/** The shifts that a person of a form is on. */
export const bookingsOf = (worker: TaskWorkerDraft): ReadonlyArray<Booking> => {
  const said = {
    morning: [worker.morningShift, worker.countWorkMorning, worker.priceMorning],
    afternoon: [worker.afternoonShift, worker.countWorkAfternoon, worker.priceAfternoon],
    evening: [worker.eveningShift, worker.countWorkEvening, worker.priceEvening],
    other: [worker.otherShift, worker.countWorkOther, worker.price],
  } as const
  return workShifts.flatMap((shift) => {
    const [flag, count, price] = said[shift]
    if (flag !== 1) return []
    const certificates = certificatesOf(worker.unitPriceCertificate?.[shift] ?? [])
    return [{ staffId: worker.userId, shift, countWork: count ?? usualCount, price: price ?? null, certificates }]
  })
}

/** What is shown of a shift. */
export interface ShownShift {
  readonly isOn: boolean
  readonly customerAsks: boolean
  readonly from: string | null
  readonly to: string | null
  readonly heads: number | null
  readonly needed: number
  readonly assigned: number
  readonly desireFrom: string | null
  readonly desireTo: string | null
}
const flag = (isSet: boolean) => (isSet ? 1 : 0)

const spellShift = {
  morning: (shift: ShownShift) => ({
    morningShift: flag(shift.isOn),
    morningShiftCustomer: flag(shift.customerAsks),
    morningFrom: shift.from,
    morningTo: shift.to,
    workerMorning: shift.heads,
    maxWorkerMorning: shift.needed,
    assignedMorning: shift.assigned,
    startTimeDesireMorning: shift.desireFrom,
    endTimeDesireMorning: shift.desireTo,
  }),
  afternoon: (shift: ShownShift) => ({
    afternoonShift: flag(shift.isOn),
    afternoonShiftCustomer: flag(shift.customerAsks),
    afternoonFrom: shift.from,
    afternoonTo: shift.to,
    workerAfternoon: shift.heads,
    maxWorkerAfternoon: shift.needed,
    assignedAfternoon: shift.assigned,
    startTimeDesireAfternoon: shift.desireFrom,
    endTimeDesireAfternoon: shift.desireTo,
  }),
  evening: (shift: ShownShift) => ({
    eveningShift: flag(shift.isOn),
    eveningShiftCustomer: flag(shift.customerAsks),
    eveningFrom: shift.from,
    eveningTo: shift.to,
    workerEvening: shift.heads,
    maxWorkerEvening: shift.needed,
    assignedEvening: shift.assigned,
    startTimeDesireEvening: shift.desireFrom,
    endTimeDesireEvening: shift.desireTo,
  }),
  other: (shift: ShownShift) => ({
    otherShift: flag(shift.isOn),
    otherShiftCustomer: flag(shift.customerAsks),
    otherFrom: shift.from,
    otherTo: shift.to,
    workerOther: shift.heads,
    maxWorkerOther: shift.needed,
    assignedOther: shift.assigned,
    startTimeDesireOther: shift.desireFrom,
    endTimeDesireOther: shift.desireTo,
  }),
} as const

/** The fields of the shifts that are shown; of the others there are none. */
export const spellShifts = (shown: Readonly<Partial<Record<WorkShift, ShownShift>>>) => ({
  ...(shown.morning === undefined ? {} : spellShift.morning(shown.morning)),
  ...(shown.afternoon === undefined ? {} : spellShift.afternoon(shown.afternoon)),
  ...(shown.evening === undefined ? {} : spellShift.evening(shown.evening)),
  ...(shown.other === undefined ? {} : spellShift.other(shown.other)),
})

/** What is shown of one person's shifts: flags of all four, counts and prices of those he is on. */
export const spellBookings = (bookings: ReadonlyArray<Booking>) => {
  const on = new Map(bookings.map((booking) => [booking.shift, booking]))
  const [morning, afternoon, evening, other] = workShifts.map((shift) => on.get(shift))
  return {
    morningShift: flag(morning !== undefined),
    afternoonShift: flag(afternoon !== undefined),
    eveningShift: flag(evening !== undefined),
    otherShift: flag(other !== undefined),
    ...(morning === undefined ? {} : { countWorkMorning: morning.countWork, priceMorning: morning.price }),
    ...(afternoon === undefined ? {} : { countWorkAfternoon: afternoon.countWork, priceAfternoon: afternoon.price }),
    ...(evening === undefined ? {} : { countWorkEvening: evening.countWork, priceEvening: evening.price }),
    ...(other === undefined ? {} : { countWorkOther: other.countWork, price: other.price }),
    unitPriceCertificate: {
      ...(morning === undefined ? {} : { morning: morning.certificates }),
      ...(afternoon === undefined ? {} : { afternoon: afternoon.certificates }),
      ...(evening === undefined ? {} : { evening: evening.certificates }),
      ...(other === undefined ? {} : { other: other.certificates }),
    },
  }
}
