/** What a customer sees when it opens the product: its sites and seven days. */
import { Effect } from "effect"
import { companyById, payMonthStates, shiftSettings } from "#modules/companies/index.ts"
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { holidayIn } from "#modules/kernel/law/holiday-words.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { type Names, namesOf } from "#modules/people/index.ts"
import type { CustomerWeek, WeekTask } from "../contract/customer-week.ts"
import { seesTimes } from "../policy/customer-side.ts"
import { proposalPolicy, seesWish } from "../policy/proposal-policy.ts"
import { nextDaysOfSites, openSitesOfCustomer } from "../repository/customer-sites.ts"
import { type TaskRow, taskRowsOfCustomer } from "../repository/task-rows.ts"
import { pendingView } from "../views/pending-view.ts"
import { idOfShift } from "../views/shift-fields.ts"
import { closedAmong, payMonthsOfDays } from "./hold-days.ts"
import { subjectOf, type Viewer } from "./viewer.ts"

const weekDays = 7

/** Who leads, and how he is reached (desk/30). */
const leaderOf = (names: Names, staffId: number | null) => {
  const leader = staffId === null ? undefined : names.staff.get(staffId)
  return { leaderName: leader?.name ?? null, leaderPhone: leader?.phone ?? null }
}

const taskOf = (viewer: Viewer, row: TaskRow, names: Names, isClosed: boolean): WeekTask => {
  const isTold = seesTimes(viewer.actor, subjectOf(viewer, row))
  return {
    id: row.id,
    version: row.version,
    constructionSiteId: row.site.id,
    day: row.day,
    groupId: row.groupId,
    name: row.name,
    meetingTime: row.meetingTime,
    meetingPlace: row.meetingPlace ?? row.site.meetingPlace,
    ...leaderOf(names, row.leaderStaffId),
    startTimeDesire: row.more.startTimeDesire,
    endTimeDesire: row.more.endTimeDesire,
    hasTimes: row.shifts.some(({ isOn }) => isOn),
    isClosed,
    isAdminUpdate: row.more.isAdminUpdate,
    shifts: row.shifts
      .filter(({ isOn, customerAsks }) => isOn || customerAsks)
      .map(({ shift, isOn, customerAsks, from, to, heads, desireFrom, desireTo }) => ({
        shift,
        isOn: isOn && isTold,
        customerAsks,
        // D64: times that nobody fixed yet are nobody's times.
        from: isOn && isTold ? from : null,
        to: isOn && isTold ? to : null,
        heads,
        desireFrom,
        desireTo,
      })),
    ...(seesWish(viewer.actor, row) ? { metadataCustomerUpdate: pendingView(row.pending) } : {}),
  }
}

/** Fails with Permission_Denied. The statements depend on neither sites nor days. */
export const customerWeek = Effect.fn("Scheduling.customerWeek")(function* (asked: { readonly from: IsoDate }) {
  const actor = yield* authorize(proposalPolicy, "week", undefined)
  const { companyId, partnerId, language } = actor
  if (partnerId === null) return yield* refuse("Permission_Denied")
  const days = Array.from({ length: weekDays }, (_, at) => addDays(asked.from, at))
  const to = addDays(asked.from, weekDays - 1)
  const rows = yield* taskRowsOfCustomer(companyId, partnerId, asked.from, to)
  const open = yield* openSitesOfCustomer(companyId, partnerId, [...new Set(rows.map(({ site }) => site.id))])
  const next = yield* nextDaysOfSites(companyId, partnerId, to)
  const names = yield* namesOf(companyId, {
    staffIds: [
      ...rows.flatMap(({ leaderStaffId }) => (leaderStaffId === null ? [] : [leaderStaffId])),
      ...open.flatMap(({ leaderStaffId }) => (leaderStaffId === null ? [] : [leaderStaffId])),
    ],
    partnerIds: [],
    withCards: true,
  })
  const { salaryClosingDate, shifts } = yield* shiftSettings(companyId)
  const months = yield* payMonthStates(companyId, payMonthsOfDays(days, salaryClosingDate))
  const closed = closedAmong(
    days,
    salaryClosingDate,
    [...months].map(([month, { state }]) => ({ month, state })),
  )
  const shown = ({ id, name, address, type, leaderStaffId }: (typeof open)[number]) => ({
    ...{ id, name, address, type },
    ...leaderOf(names, leaderStaffId),
    nextDay: next.get(id) ?? null,
  })
  const company = yield* companyById(companyId)
  const view: CustomerWeek = {
    from: asked.from,
    to,
    today: yield* todayInJapan,
    companyName: company?.name ?? "",
    companyPhone: company?.phone ?? null,
    days: days.map((day) => ({ day, holiday: holidayIn(language, day) ?? null, isClosed: closed.has(day) })),
    usualTimes: shifts.map(({ shift, from, to: until }) => ({ shift: idOfShift(shift), from, to: until })),
    sites: open.filter(({ isSmallJob }) => !isSmallJob).map(shown),
    smallJobs: open.filter(({ isSmallJob }) => isSmallJob).map(shown),
    tasks: rows.map((row) => taskOf({ actor, own: null }, row, names, closed.has(row.day))),
  }
  return view
})
