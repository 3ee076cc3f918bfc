/** An arrangement as one person may see it. */

import { Effect } from "effect"
import { type ShiftSetting, shiftSettings } from "#modules/companies/index.ts"
import { daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { flags, projectTypes, workShifts } from "#modules/kernel/codes.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { permissionsOn, redact, seenAs } from "#modules/kernel/policy.ts"
import { type Names, namesOf } from "#modules/people/index.ts"
import type { ShiftDefault, TaskView, TaskWorkerView } from "../contract/task-view.ts"
import { isDayClosed } from "../operations/hold-days.ts"
import { subjectOf, type Viewer, whoAsks } from "../operations/viewer.ts"
import { seesTimes } from "../policy/customer-side.ts"
import { seesWish } from "../policy/proposal-policy.ts"
import { seesSlot } from "../policy/vendor-policy.ts"
import { opensRecord, taskWorkerHiding } from "../policy/worker-policy.ts"
import { type Subject, seesPerson, seesSeries, seesShift, taskHiding, taskPolicy } from "../policy.ts"
import { type SeriesRow, seriesRow } from "../repository/series-row.ts"
import { type TaskRow, wholeTaskRows } from "../repository/task-rows.ts"
import { gapsIn } from "../rules/series-days.ts"
import { spanOf } from "../rules/shift-span.ts"
import { tally } from "../rules/tally.ts"
import { lastChangeOf } from "./last-change.ts"
import { pendingView } from "./pending-view.ts"
import { idOfShift, type ShownShift, spellBookings, spellShifts, workShiftOf } from "./shift-fields.ts"
import { leaderOf, moreOf, type ShownFiles, shownFiles } from "./task-more.ts"
import { vendorViews } from "./vendor-fields.ts"

export const shiftDefaultsOf = (shifts: ReadonlyArray<ShiftSetting>): ReadonlyArray<ShiftDefault> =>
  shifts.map(({ shift, label, from, to }) => ({ shift: idOfShift(shift), key: shift, label, from, to }))

export const joinedFlag = (hasJoined: boolean) => (hasJoined ? flags.on : flags.off)

const labelIn = (shifts: ReadonlyArray<ShiftSetting>, id: number) =>
  shifts.find(({ shift }) => idOfShift(shift) === id)?.label ?? ""

const shownShifts = ({ actor }: Viewer, subject: Subject, row: TaskRow) => {
  const isTold = seesTimes(actor, subject)
  return workShifts
    .filter((shift) => seesShift(actor, subject, shift))
    .map((shift) => {
      const stored = row.shifts.find((one) => one.shift === idOfShift(shift))
      const on = row.workers.filter((worker) => worker.shift === idOfShift(shift))
      const shown: ShownShift = {
        isOn: stored?.isOn === true && isTold,
        customerAsks: stored?.customerAsks ?? false,
        // D64: times that nobody fixed yet are nobody's times.
        from: stored?.isOn === true && isTold ? stored.from : null,
        to: stored?.isOn === true && isTold ? stored.to : null,
        heads: stored?.heads ?? null,
        needed: stored?.needed ?? 0,
        assigned: tally(on.map(({ countWork }) => countWork)),
        desireFrom: stored?.desireFrom ?? null,
        desireTo: stored?.desireTo ?? null,
      }
      return { shift, shown }
    })
}

/** The people on the shifts that the viewer sees, each with what the viewer may know of him. */
const shownWorkers = (viewer: Viewer, subject: Subject, row: TaskRow, names: Names): ReadonlyArray<TaskWorkerView> => {
  const { actor, own } = viewer
  const seen = row.workers.filter(
    (worker) => seesShift(actor, subject, workShiftOf(worker.shift)) && seesPerson(actor, worker),
  )
  return [...Map.groupBy(seen, ({ staffId }) => staffId)].map(([staffId, bookings]) => {
    const person = names.staff.get(staffId)
    const partnerId = bookings[0]?.partnerId ?? null
    const view = {
      userId: staffId,
      name: person?.name ?? "",
      furiganaName: person?.furiganaName ?? null,
      trade: person?.trade ?? null,
      hasJoined: joinedFlag(person?.hasJoined ?? true),
      managerId: partnerId,
      vendorCompanyName: partnerId === null ? null : (names.partners.get(partnerId)?.companyName ?? null),
      workedMinutes: row.worked.find((one) => one.staffId === staffId)?.minutes ?? null,
      ...spellBookings(bookings.map((booking) => ({ ...booking, shift: workShiftOf(booking.shift) }))),
    }
    return redact(taskWorkerHiding, actor, { own, staffId, partnerId }, view)
  })
}

/** The same people by themselves. */
export const workersOf = Effect.fnUntraced(function* (viewer: Viewer, row: TaskRow) {
  return shownWorkers(viewer, subjectOf(viewer, row), row, yield* namesIn(viewer.actor.companyId, [row]))
})

/** What a view is made of, besides the arrangement itself. */
export interface ViewParts {
  readonly names: Names
  readonly shifts: ReadonlyArray<ShiftSetting>
  readonly series: SeriesRow | undefined
  readonly today: IsoDate
  readonly isClosed: boolean
  readonly attached: ShownFiles
}

const isClockable = ({ own }: Viewer, row: TaskRow, today: IsoDate) =>
  row.workers.some(({ staffId }) => staffId === own) && Math.abs(daysBetween(today, row.day)) <= 1

const daysOf = ({ days }: SeriesRow, { staff, partners }: Names) =>
  days.map(({ staffIds, partnerIds, ...day }) => ({
    ...day,
    people: staffIds.map((userId) => ({ userId, name: staff.get(userId)?.name ?? "" })),
    vendors: partnerIds.map((id) => partners.get(id)?.companyName ?? ""),
  }))

export const viewOf = (viewer: Viewer, row: TaskRow, parts: ViewParts): TaskView => {
  const { actor } = viewer
  const { names, series } = parts
  const subject = { ...subjectOf(viewer, row), isClosed: parts.isClosed }
  const shown = shownShifts(viewer, subject, row)
  const days = seesSeries(actor, subject) ? (series?.days.map(({ day }) => day) ?? []) : []
  const span = spanOf(shown.flatMap(({ shown: one }) => (one.isOn ? [one] : [])))
  const view = {
    id: row.id,
    companyId: actor.companyId,
    groupId: row.groupId,
    name: row.name,
    constructionSiteId: row.site.id,
    constructionSiteName: row.site.name,
    constructionSiteNameKana: row.site.nameKana,
    constructionSiteType: row.site.type,
    isAutoCreateTask: row.site.isSmallJob ? 1 : 0,
    address: row.site.address,
    station: row.site.station,
    status: row.status,
    startDate: row.day,
    reserveStatus: row.isReserved ? 1 : 0,
    seriesFrom: days[0] ?? null,
    seriesTo: days.at(-1) ?? null,
    workingDates: days.length === 0 ? [row.day] : days,
    dayOffs: gapsIn(days),
    startTime: span.from,
    endTime: span.to,
    note: row.note,
    noteConstructionSite: row.site.description,
    meetingTime: row.meetingTime,
    meetingPlace: row.meetingPlace ?? row.site.meetingPlace,
    leaderId: row.leaderStaffId,
    leaderName: row.leaderStaffId === null ? null : (names.staff.get(row.leaderStaffId)?.name ?? null),
    ...moreOf(row, names, parts.attached, (shift) => labelIn(parts.shifts, shift)),
    opensLeader: opensRecord(actor, leaderOf(row, names) ?? { partnerId: null }),
    workers: shownWorkers(viewer, subject, row, names),
    vendors: vendorViews(
      row.vendors.filter((slot) => seesSlot(actor, slot)),
      names,
    ),
    ...(seesWish(actor, row) ? { metadataCustomerUpdate: pendingView(row.pending) } : {}),
    totalVendor: new Set(row.vendors.map(({ partnerId }) => partnerId)).size,
    ...(series === undefined ? {} : { seriesDays: daysOf(series, names), seriesVersion: series.version }),
    shiftDefaults: shiftDefaultsOf(parts.shifts),
    today: parts.today,
    isClosed: parts.isClosed,
    isClockable: isClockable(viewer, row, parts.today),
    version: row.version,
    permissions: permissionsOn(taskPolicy, actor, subject),
    ...spellShifts(Object.fromEntries(shown.map((one) => [one.shift, one.shown]))),
  }
  return redact(taskHiding, actor, subject, view)
}

const idsIn = (rows: ReadonlyArray<TaskRow>) => ({
  staffIds: rows.flatMap((row) => [
    ...row.workers.map(({ staffId }) => staffId),
    ...[row.leaderStaffId, row.site.leaderStaffId].filter((id) => id !== null),
  ]),
  partnerIds: rows.flatMap((row) => [
    row.customerId,
    ...row.vendors.map(({ partnerId }) => partnerId),
    ...row.workers.flatMap(({ partnerId }) => (partnerId === null ? [] : [partnerId])),
  ]),
})
interface NamesToo {
  readonly withCards: boolean
  /** Besides those of the rows. */
  readonly staffIds: ReadonlyArray<number>
  readonly partnerIds: ReadonlyArray<number>
}
export const namesIn = (companyId: number, rows: ReadonlyArray<TaskRow>, too?: NamesToo) => {
  const { staffIds, partnerIds } = idsIn(rows)
  const all = [...new Set([...staffIds, ...(too?.staffIds ?? [])])]
  const companies = [...new Set([...partnerIds, ...(too?.partnerIds ?? [])])]
  return namesOf(companyId, { staffIds: all, partnerIds: companies, withCards: too?.withCards ?? false })
}

/** The view of a row that was just read; whoever holds its month open says so and spares a question. */
export const showTask = Effect.fn("Scheduling.showTask")(function* (
  viewer: Viewer,
  row: TaskRow,
  known: { readonly shifts: ReadonlyArray<ShiftSetting>; readonly isClosed: boolean },
) {
  const { companyId } = viewer.actor
  const series = row.groupId === null ? undefined : yield* seriesRow(companyId, row.groupId)
  return viewOf(viewer, row, {
    ...known,
    names: yield* namesIn(companyId, [row], {
      withCards: true,
      staffIds: series?.days.flatMap((day) => day.staffIds) ?? [],
      partnerIds: series?.days.flatMap((day) => day.partnerIds) ?? [],
    }),
    series,
    today: yield* todayInJapan,
    attached: yield* shownFiles(row),
  })
})

/** The same for whoever holds nothing. */
export const showFreshly = Effect.fn("Scheduling.showFreshly")(function* (viewer: Viewer, row: TaskRow) {
  const { companyId } = viewer.actor
  const { shifts, salaryClosingDate } = yield* shiftSettings(companyId)
  const isClosed = yield* isDayClosed(companyId, row.day, salaryClosingDate)
  return yield* showTask(viewer, row, { shifts, isClosed })
})

/** An arrangement that the viewer may know of. Fails with Task_Not_Found for foreign, missing and unseen ones alike. */
export const seenTask = Effect.fn("Scheduling.seenTask")(function* (viewer: Viewer, id: number) {
  const [row] = yield* wholeTaskRows(viewer.actor.companyId, [id])
  return yield* seenAs(taskPolicy, row, (task) => subjectOf(viewer, task), "Task_Not_Found")
})

/** Which arrangement it was, and who took it away when: an old link tells whoever saw it. */
const gone = Effect.fnUntraced(function* ({ actor }: Viewer, { id, day, site }: TaskRow) {
  const change = yield* lastChangeOf(actor, `task:${id}`)
  const view = { id, startDate: day, constructionSiteName: site.name }
  return yield* new Refused({ code: "Task_Deleted", view, ...(change === undefined ? {} : { change }) })
})

/** Fails with Task_Not_Found, and with Task_Deleted for one that is no more. */
export const readTask = Effect.fn("Scheduling.readTask")(function* (id: number) {
  const viewer = yield* whoAsks()
  const row = yield* seenTask(viewer, id)
  if (row.status === 0) return yield* gone(viewer, row)
  return yield* showFreshly(viewer, row)
})

export const isFixedPrice = (site: { readonly type: number }) => site.type === projectTypes.fixedPrice
