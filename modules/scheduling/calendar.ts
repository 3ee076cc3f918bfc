/** The month by shift and by person, in one call and four statements whatever the number of rows. */
import { Effect } from "effect"
import { shiftSettings } from "#modules/companies/index.ts"
import { addDays, daysBetween, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import { isInGroup } from "#modules/kernel/codes.ts"
import { holidayName } from "#modules/kernel/law/holidays.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { type Names, rosterOf, type StaffName } from "#modules/people/index.ts"
import { columnsOf, type SeenSlot } from "./calendar-columns.ts"
import { closedDays } from "./hold-days.ts"
import type { CalendarQuery, CalendarView } from "./model/calendar.ts"
import { type Subject, seesPerson, seesShift, taskHiding, taskPolicy, visibleTo } from "./policy.ts"
import { type CalendarRow, calendarRows } from "./repository/calendar.ts"
import { tallyNeeds } from "./rules/tally.ts"
import { shiftDefaultsOf } from "./task-view.ts"
import { nobodys, today, type Viewer, whoAsks } from "./viewer.ts"
import { workShiftOf } from "./wire.ts"

const peopleOf = (row: CalendarRow) =>
  row.staffIds.map((staffId, index) => {
    const partnerId = row.partnerIds[index] ?? 0
    return { staffId, partnerId: partnerId === 0 ? null : partnerId, shift: workShiftOf(row.shift) }
  })

/** What the viewer is told of one shift of an arrangement; undefined when he is not told of it at all. */
const seenSlot = (viewer: Viewer, row: CalendarRow): SeenSlot | undefined => {
  const { actor, own } = viewer
  const workers = peopleOf(row)
  const subject: Subject = {
    own,
    customerId: row.customerId,
    leaderStaffId: row.leaderStaffId,
    workers,
    isClosed: false,
  }
  if (!seesShift(actor, subject, workShiftOf(row.shift))) return undefined
  const knowsCustomer = taskHiding.fields.customerName(actor, subject) !== "hidden"
  return {
    row,
    staffIds: workers.filter((worker) => seesPerson(actor, worker)).map(({ staffId }) => staffId),
    customerId: knowsCustomer ? row.customerId : null,
  }
}

const reading = ({ furiganaName, name }: StaffName) => furiganaName ?? name
const byReading = (one: StaffName, other: StaffName) =>
  Number(one.partnerId !== null) - Number(other.partnerId !== null) ||
  (reading(one) < reading(other) ? -1 : reading(one) > reading(other) ? 1 : one.id - other.id)

/** Company roles get a row for everyone who can still be arranged; others for those they work with. */
const staffRows = (viewer: Viewer, names: Names, slots: ReadonlyArray<SeenSlot>, from: IsoDate) => {
  const named = new Set(
    slots.flatMap(({ staffIds, row }) => (row.leaderStaffId === null ? staffIds : [...staffIds, row.leaderStaffId])),
  )
  const isManagement = isInGroup("management", viewer.actor.role)
  const canBeArranged = (one: StaffName) => one.isActive && (one.leftOn === null || one.leftOn >= from)
  return [...names.staff.values()]
    .filter((one) => named.has(one.id) || (isManagement && canBeArranged(one)))
    .sort(byReading)
}

const daysOf = (from: IsoDate, to: IsoDate) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/**
 * Everything that the month, week and day views and the worker rows show, as far as the viewer may know it.
 *
 * Four statements whatever the number of rows; partners and workers need one more to know who they are.
 */
export const superCalendar = Effect.fn("Scheduling.superCalendar")(function* (asked: CalendarQuery) {
  const viewer = yield* whoAsks()
  const { actor, own } = viewer
  const { companyId } = actor
  const days = daysOf(asked.from, asked.to)
  const settings = yield* shiftSettings(companyId)
  const names = yield* rosterOf(companyId)
  const rows = yield* calendarRows(companyId, visibleTo(actor, own), {
    from: asked.from,
    to: asked.to,
    siteId: asked.constructionSiteId,
  })
  const closed = yield* closedDays(companyId, days, settings.salaryClosingDate)
  const slots = rows.flatMap((row) => seenSlot(viewer, row) ?? [])
  const fields = taskHiding.fields
  const isShown = (field: "maxWorkerMorning" | "workerMorning") => fields[field](actor, nobodys(viewer)) !== "hidden"
  const showsNeeds = isShown("maxWorkerMorning")
  const byDay = Map.groupBy(slots, ({ row }) => row.day)
  const view: CalendarView = {
    from: asked.from,
    to: asked.to,
    today: yield* today,
    shifts: shiftDefaultsOf(settings.shifts),
    days: days.map((day) => ({
      day,
      weekday: weekday(day),
      holiday: holidayName(day) ?? null,
      isClosed: closed.has(day),
      ...(showsNeeds ? tallyNeeds((byDay.get(day) ?? []).map(({ row }) => row)) : {}),
    })),
    ...columnsOf({
      slots,
      days,
      staff: staffRows(viewer, names, slots, asked.from),
      partners: names.partners,
      showsNeeds,
      showsHeads: isShown("workerMorning"),
      showsVendors: isInGroup("management", actor.role) || actor.role === "vendor",
    }),
    permissions: permissionsOn({ ...taskPolicy, fields: {} }, actor, nobodys(viewer)),
  }
  return view
})
