/** The month by shift and by person, in one call and four statements whatever the number of rows. */

import { Effect } from "effect"
import { shiftSettingsFrom } from "#modules/companies/index.ts"
import { isManagement } from "#modules/kernel/actor.ts"
import { addDays, daysBetween, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { holidayIn } from "#modules/kernel/law/holiday-words.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { type Names, namesFrom, type StaffName } from "#modules/people/index.ts"
import type { CalendarQuery, CalendarView } from "../contract/calendar.ts"
import { seesTimes } from "../policy/customer-side.ts"
import { seesVendors } from "../policy/worker-policy.ts"
import { type Subject, seesPerson, seesShift, taskHiding, taskPolicy, visibleTo } from "../policy.ts"
import { type CalendarColumns, calendarLoad } from "../repository/calendar.ts"
import { tally, tallyNeeds } from "../rules/tally.ts"
import { columnsOf, type SeenSlot } from "../views/calendar-columns.ts"
import { type Slot, slotsOf } from "../views/calendar-slots.ts"
import { workShiftOf } from "../views/shift-fields.ts"
import { shiftDefaultsOf } from "../views/task-view.ts"
import { closedAmong } from "./hold-days.ts"
import { nobodys, type Viewer, whoAsks } from "./viewer.ts"

/** What the viewer is told of one shift of an arrangement; undefined when he is not told of it at all. */
const seenSlot = ({ actor, own }: Viewer, { tasks }: CalendarColumns, slot: Slot): SeenSlot | undefined => {
  const { task, workers } = slot
  const subject: Subject = {
    own,
    customerId: tasks.customerId[task] ?? 0,
    leaderStaffId: tasks.leaderStaffId[task] ?? null,
    workers,
    vendors: slot.vendors,
    hasTimes: slot.from !== null,
    isHeld: tasks.isReserved[task] === true,
    // No price is told here.
    isFixedPrice: false,
    isClosed: false,
  }
  if (!seesShift(actor, subject, workShiftOf(slot.shift))) return undefined
  const knowsCustomer = taskHiding.fields.customerName(actor, subject) !== "hidden"
  const isTold = seesTimes(actor, subject)
  return {
    ...slot,
    ...(isTold ? {} : { from: null, to: null }),
    staffIds: workers.filter((worker) => seesPerson(actor, worker)).map(({ staffId }) => staffId),
    assigned: tally(workers.map(({ count }) => count)),
    customerId: knowsCustomer ? subject.customerId : null,
  }
}

const reading = ({ furiganaName, name }: StaffName) => furiganaName ?? name
const byReading = (one: StaffName, other: StaffName) =>
  Number(one.partnerId !== null) - Number(other.partnerId !== null) ||
  (reading(one) < reading(other) ? -1 : reading(one) > reading(other) ? 1 : one.id - other.id)

/**
 * Company roles get a row for everyone who is arranged as his daily work and still can be, and for whoever else is on an
 * arrangement that is shown; others for those they work with.
 */
const staffRows = (
  viewer: Viewer,
  { names, arranged }: { readonly names: Names; readonly arranged: ReadonlySet<number | null> },
  { tasks }: CalendarColumns,
  slots: ReadonlyArray<SeenSlot>,
  from: IsoDate,
) => {
  const named = new Set<number | null | undefined>()
  for (const { staffIds, task } of slots) {
    for (const id of staffIds) named.add(id)
    named.add(tasks.leaderStaffId[task])
  }
  const offersAll = isManagement(viewer.actor)
  const canBeArranged = (one: StaffName) =>
    one.isActive && (one.leftOn === null || one.leftOn >= from) && arranged.has(one.membershipId)
  return [...names.staff.values()]
    .filter((one) => named.has(one.id) || (offersAll && canBeArranged(one)))
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
  const { columns, ...loaded } = yield* calendarLoad(companyId, visibleTo(actor, own), {
    from: asked.from,
    to: asked.to,
    siteId: asked.constructionSiteId,
  })
  const settings = yield* shiftSettingsFrom(loaded.settings)
  const names = namesFrom(loaded.names)
  const closed = closedAmong(days, settings.salaryClosingDate, loaded.payMonths)
  const slots = slotsOf(columns).flatMap((slot) => seenSlot(viewer, columns, slot) ?? [])
  const fields = taskHiding.fields
  const isShown = (field: "maxWorkerMorning" | "workerMorning") => fields[field](actor, nobodys(viewer)) !== "hidden"
  const showsNeeds = isShown("maxWorkerMorning")
  const byDay = Map.groupBy(slots, ({ day }) => day)
  const view: CalendarView = {
    from: asked.from,
    to: asked.to,
    today: yield* todayInJapan,
    shifts: shiftDefaultsOf(settings.shifts),
    days: days.map((day, index) => ({
      day,
      weekday: weekday(day),
      holiday: holidayIn(actor.language, day) ?? null,
      isClosed: closed.has(day),
      ...(showsNeeds
        ? tallyNeeds((byDay.get(index) ?? []).filter(({ task }) => columns.tasks.isReserved[task] !== true))
        : {}),
    })),
    ...columnsOf({
      loaded: columns,
      slots,
      staff: staffRows(viewer, { names, arranged: loaded.arranged }, columns, slots, asked.from),
      partners: names.partners,
      showsNeeds,
      showsHeads: isShown("workerMorning"),
      showsVendors: seesVendors(actor),
    }),
    permissions: permissionsOn({ ...taskPolicy, fields: {} }, actor, nobodys(viewer)),
  }
  return view
})
