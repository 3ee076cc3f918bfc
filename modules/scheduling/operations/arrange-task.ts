/** A new arrangement: one day, or a series with one row per working day. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { namesOf } from "#modules/people/index.ts"
import type { TaskDraft } from "../contract/task.ts"
import { taskPolicy } from "../policy.ts"
import { type SiteRow, siteRowsByIds } from "../repository/sites.ts"
import { insertGroup, insertTasks, saveShifts, saveWorkers } from "../repository/write-tasks.ts"
import { seriesDays } from "../rules/series-days.ts"
import { tellsOf } from "../rules/whom-to-tell.ts"
import { bookingsOf, idOfShift, wishesOf } from "../views/shift-fields.ts"
import { isFixedPrice, readTask } from "../views/task-view.ts"
import { blame } from "./blame.ts"
import { nobodyYet, settleSlots, slotsOfDays, vendorIdsOf } from "./change-vendors.ts"
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
  usualOf,
} from "./plan-task.ts"
import { refuseUnconcerned } from "./refuse-unconcerned.ts"
import { creatorFacts, moreFacts, refuseUnknownLicenses, saveTaskFiles, withCertificates } from "./task-parts.ts"
import { nobodys, whoAsks } from "./viewer.ts"

/** The days of the draft. Fails with Max_Date_For_Series_Task_Is_90, or Invalid_Input when every day is off. */
export const daysOf = Effect.fn("Scheduling.daysOf")(function* (draft: TaskDraft) {
  const series = seriesDays(draft.startDate, draft.endDate ?? draft.startDate, draft.dayOffs ?? [])
  if (series.kind === "tooLong") return yield* blame("Max_Date_For_Series_Task_Is_90", "endDate")
  if (series.kind === "empty") {
    return yield* refuse("Invalid_Input", [{ field: "dayOffs", message: "everyDayOff" }])
  }
  return series
})

const openSite = Effect.fn("Scheduling.openSite")(function* (companyId: number, id: number) {
  const [site] = yield* siteRowsByIds(companyId, [id])
  // The place of a small job is no site that others are arranged at.
  if (site === undefined || site.status === 0 || site.isSmallJob) return yield* blame("Not_Found", "constructionSiteId")
  yield* refuseRestingSite(site)
  return site
})

const byDay = (one: { readonly day: IsoDate }, other: { readonly day: IsoDate }) => (one.day < other.day ? -1 : 1)

/** A series has a group; a single day has none. */
export const groupFor = Effect.fn("Scheduling.groupFor")(function* (companyId: number, draft: TaskDraft) {
  return (draft.endDate ?? draft.startDate) === draft.startDate ? null : yield* insertGroup(companyId)
})

/**
 * Arranges the draft's days, all or none; gives the ids in the order of the days. `place` is a small job's, which no list of
 * sites has.
 *
 * The number of statements depends on neither days nor people. Fails with Permission_Denied, Not_Found (site),
 * Site_Not_In_Coming_Or_Working, Max_Date_For_Series_Task_Is_90, Invalid_Input, Invalid_Shift_Change, Worker_Not_Valid,
 * Unit_Price_Certificate_Id_Not_Found, Leader_Not_Found, Customer_Not_Found, Closed_Salary_Day_Not_Editable, Worker_Double_Booked.
 */
export const arrangeTask = Effect.fn("Scheduling.arrangeTask")(function* (draft: TaskDraft, place?: SiteRow) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  yield* authorize(taskPolicy, "create", nobodys(viewer))
  const { days } = yield* daysOf(draft)
  const site = place ?? (yield* openSite(companyId, draft.constructionSiteId))
  const usual = yield* usualOf(companyId)
  yield* guardEdit(taskPolicy, { ...nobodys(viewer), isFixedPrice: isFixedPrice(site) }, draft)
  const customerId = draft.customerId ?? site.customerId
  const wishes = yield* withCertificates(wishesOf(draft), draft.metadataCustomerUnitPriceCertificate, {
    customerId,
    formerCustomerId: undefined,
    before: [],
  })
  const plans = yield* planFor({ before: [], wishes, usual, isFixedPrice: isFixedPrice(site) })

  const workers = draft.workers ?? []
  const bookings = workers.flatMap(bookingsOf)
  const fieldOf = (staffId: number) => `workers.${workers.findIndex(({ userId }) => userId === staffId)}.userId`
  const staffIds = workers.map(({ userId }) => userId)
  const names = yield* namesOf(companyId, { staffIds, partnerIds: [customerId, ...vendorIdsOf([], draft.vendors)] })
  yield* refuseOffShift(bookings, plans, usual.labels)
  const asked = { vendors: draft.vendors, labels: usual.labels, isFixedPrice: isFixedPrice(site) }
  const [slots] = yield* slotsOfDays([{ row: nobodyYet, plans, bookings }], asked, names, fieldOf)
  yield* refuseStrangers(staffIds, names, () => days.at(-1) ?? draft.startDate, fieldOf)
  yield* refuseUnconcerned(draft, staffIds)
  yield* refuseUnknownLicenses(workers)
  yield* refuseAbsentLeader(draft.leaderId ?? null, bookings)
  yield* refuseNoCustomer(customerId, names)

  yield* holdDaysOpen(companyId, days, usual.salaryClosingDate, "startDate")
  const groupId = yield* groupFor(companyId, draft)
  const tasks = yield* insertTasks(
    {
      companyId,
      siteId: site.id,
      groupId,
      name: draft.name ?? "",
      note: draft.note ?? "",
      leaderStaffId: draft.leaderId ?? null,
      customerId,
      meetingTime: draft.meetingTime ?? null,
      meetingPlace: draft.meetingPlace ?? null,
      ...moreFacts(draft),
      ...(yield* creatorFacts()),
    },
    days,
  )
  yield* saveShifts(
    companyId,
    tasks.flatMap(({ id, day }) => shiftsToSave(id, day, plans)),
  )
  yield* refuseDoubleBooking({
    slots: tasks.flatMap(({ id, day }) => slotsOf({ id, day, site }, plans, bookings)),
    taskIds: tasks.map(({ id }) => id),
    names: names.staff,
    labels: usual.labels,
    fieldOf,
  })
  if (bookings.length > 0) {
    yield* saveWorkers(
      companyId,
      tasks.flatMap(({ id }) =>
        bookings.map((booking) => ({
          ...booking,
          taskId: id,
          shift: idOfShift(booking.shift),
          partnerId: names.staff.get(booking.staffId)?.partnerId ?? null,
          status: 1 as const,
        })),
      ),
    )
  }
  yield* settleSlots(
    companyId,
    tasks.toSorted(byDay).map(({ id, day }) => ({ id, day, version: 1, row: nobodyYet, slots: slots?.slots ?? [] })),
    site.name,
  )
  const taskIds = tasks.toSorted(byDay).map(({ id }) => id)
  yield* saveTaskFiles(taskIds, draft)
  yield* tell(
    { action: "task.arrange", subject: `task:${taskIds[0] ?? 0}`, after: { ...draft, taskIds, groupId } },
    {
      topic: "TaskArranged",
      body: { companyId, taskIds, groupId, days, staffIds, by: viewer.actor.personId, ...tellsOf(draft) },
    },
  )
  return taskIds
})

/** Arranges and shows the first day, with the whole series in it. */
export const createTask = Effect.fn("Scheduling.createTask")(function* (draft: TaskDraft) {
  const [first = 0] = yield* arrangeTask(draft)
  return yield* readTask(first)
})
