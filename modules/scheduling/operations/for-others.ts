/** What timekeeping, payroll and papers ask for, in bulk. Nothing here checks who asks: the caller's own policy does. */
import { Effect } from "effect"
import { wholeView } from "#modules/files/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { projectTypes } from "#modules/kernel/codes.ts"
import type { Names } from "#modules/people/index.ts"
import type { PlannedShift, SiteFacts, StaffTask, TaskFacts } from "../model.ts"
import { openSiteRows, sitePlaces, siteRowsByIds } from "../repository/sites.ts"
import {
  filesOfTasks,
  shiftRowsOfStaff,
  type TaskRow,
  taskRowsByIds,
  taskRowsOfStaff,
} from "../repository/task-rows.ts"
import { prefectureOfSite } from "../rules/prefecture-of-address.ts"
import { workShiftOf } from "../views/shift-fields.ts"
import { namesIn } from "../views/task-view.ts"

type SiteColumns = Pick<
  TaskRow["site"],
  "id" | "name" | "nameKana" | "type" | "address" | "station" | "customerId" | "meetingPlace" | "lat" | "lng"
>
const siteFacts = ({ id, name, nameKana, type, address, station, customerId, meetingPlace, lat, lng }: SiteColumns) =>
  ({
    id,
    name,
    nameKana,
    isFixedPrice: type === projectTypes.fixedPrice,
    address,
    station,
    customerId,
    meetingPlace,
    lat,
    lng,
  }) satisfies SiteFacts

const plannedShifts = (row: TaskRow): ReadonlyArray<PlannedShift> =>
  row.shifts.flatMap(({ shift, isOn, from, to, startsAt, endsAt }) =>
    isOn && from !== null && to !== null && startsAt !== null && endsAt !== null
      ? [{ shift: workShiftOf(shift), from, to, startsAt, endsAt }]
      : [],
  )

const taskFacts = (row: TaskRow): TaskFacts => ({
  id: row.id,
  day: row.day,
  isDeleted: row.status === 0,
  groupId: row.groupId,
  name: row.name,
  note: row.note,
  site: siteFacts(row.site),
  customerId: row.customerId,
  leaderStaffId: row.leaderStaffId,
  meetingTime: row.meetingTime,
  meetingPlace: row.meetingPlace ?? row.site.meetingPlace,
  shifts: plannedShifts(row),
  workers: row.workers.map((worker) => ({ ...worker, shift: workShiftOf(worker.shift) })),
  vendors: row.vendors.map(({ partnerId, shift }) => ({ partnerId, shift: workShiftOf(shift) })),
})

/** The arrangement as this person of it sees it. */
const ofStaff = (
  { workers, vendors: _, isDeleted: __, ...facts }: TaskFacts,
  staffId: number,
  names: Names,
): StaffTask => {
  const own = new Set(workers.filter((worker) => worker.staffId === staffId).map(({ shift }) => shift))
  const mateIds = workers.filter(({ shift, staffId: mate }) => mate !== staffId && own.has(shift))
  return {
    ...facts,
    staffId,
    shifts: facts.shifts.filter(({ shift }) => own.has(shift)),
    leaderName: facts.leaderStaffId === null ? null : (names.staff.get(facts.leaderStaffId)?.name ?? null),
    mates: [...new Set(mateIds.map((mate) => mate.staffId))].map((id) => ({
      staffId: id,
      name: names.staff.get(id)?.name ?? "",
    })),
  }
}

/**
 * The arrangements of these people from `from` to `to` (both included), by day; each as its person sees it.
 *
 * Deleted ones are left out; one that several of the people are on stands there once for each. Two statements.
 */
export const tasksOfStaffOnDays = Effect.fn("Scheduling.tasksOfStaffOnDays")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) {
  const rows = staffIds.length === 0 ? [] : yield* taskRowsOfStaff(companyId, staffIds, from, to)
  if (rows.length === 0) return []
  const names = yield* namesIn(companyId, rows)
  const asked = new Map(staffIds.map((staffId, at) => [staffId, at]))
  return rows.flatMap((row) => {
    const facts = taskFacts(row)
    const on = new Set(facts.workers.map(({ staffId }) => staffId).filter((staffId) => asked.has(staffId)))
    const inOrder = [...on].toSorted((one, other) => (asked.get(one) ?? 0) - (asked.get(other) ?? 0))
    return inOrder.map((staffId) => ofStaff(facts, staffId, names))
  })
})

/** What is attached to these arrangements and to their sites, with addresses that open for a while. One statement. */
export const filesOfTasksToShow = Effect.fn("Scheduling.filesOfTasks")(function* (
  companyId: number,
  taskIds: ReadonlyArray<number>,
) {
  const rows = taskIds.length === 0 ? [] : yield* filesOfTasks(companyId, taskIds)
  const shown = yield* Effect.forEach(rows, ({ id, files, siteFiles }) =>
    Effect.map(Effect.forEach([...files, ...siteFiles], wholeView), (views) => [id, views] as const),
  )
  return new Map(shown)
})

/** What a month counts of these people's shifts from `from` to `to` (both included), in order of time. One statement. */
export const shiftsOfStaffOnDays = Effect.fn("Scheduling.shiftsOfStaffOnDays")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) {
  return staffIds.length === 0 ? [] : yield* shiftRowsOfStaff(companyId, staffIds, from, to)
})

/** The arrangements of these ids, deleted ones too; a foreign or missing id is absent. One statement. */
export const tasksByIds = Effect.fn("Scheduling.tasksByIds")(function* (companyId: number, ids: ReadonlyArray<number>) {
  const rows = ids.length === 0 ? [] : yield* taskRowsByIds(companyId, ids)
  return new Map<number, TaskFacts>(rows.map((row) => [row.id, taskFacts(row)]))
})

/** The sites of these ids; a foreign or missing id is absent. One statement. */
export const sitesByIds = Effect.fn("Scheduling.sitesByIds")(function* (companyId: number, ids: ReadonlyArray<number>) {
  const rows = ids.length === 0 ? [] : yield* siteRowsByIds(companyId, ids)
  return new Map<number, SiteFacts>(rows.map((row) => [row.id, siteFacts(row)]))
})

/** In which prefecture each site lies, deleted ones too; one of which nobody tells is absent. One statement. */
export const prefecturesOfSites = Effect.fn("Scheduling.prefecturesOfSites")(function* (companyId: number) {
  const rows = yield* sitePlaces(companyId)
  return new Map(
    rows.flatMap((site) => {
      const prefecture = prefectureOfSite(site)
      return prefecture === undefined ? [] : [[site.id, prefecture] as const]
    }),
  )
})

/** The sites that run or are about to, all or those among these, by name: where somebody may begin without an arrangement. */
export const openSites = Effect.fn("Scheduling.openSites")(function* (
  companyId: number,
  among?: ReadonlyArray<number>,
) {
  return (yield* openSiteRows(companyId, among)).map(siteFacts)
})
