/** 現場情報: the arrangements of a site, and everybody of it (SITE-02, SITE-15). */
import { Effect } from "effect"
import { payMonthOf, payMonthStates, shiftSettings } from "#modules/companies/index.ts"
import { isManagement } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { namesOf } from "#modules/people/index.ts"
import { lineOfTask, type SiteTaskQuery } from "../contract/site-lists.ts"
import { seesOnSite, sitePolicy } from "../policy/site-policy.ts"
import { visibleTo } from "../policy.ts"
import { type TaskRow, taskRowsByIds } from "../repository/task-rows.ts"
import { staffOfSite, taskIdsOfSite } from "../repository/tasks-of-sites.ts"
import { siteSubject } from "../views/site-view.ts"
import { namesIn, viewOf } from "../views/task-view.ts"
import { closedAmong } from "./hold-days.ts"
import { seenSite } from "./seen-site.ts"
import { type Viewer, whoAsks } from "./viewer.ts"

const linesOf = Effect.fn("Scheduling.linesOfSite")(function* (viewer: Viewer, rows: ReadonlyArray<TaskRow>) {
  const { companyId } = viewer.actor
  const { salaryClosingDate, shifts } = yield* shiftSettings(companyId)
  const days = [...new Set(rows.map(({ day }) => day))]
  const months = yield* payMonthStates(companyId, [...new Set(days.map((day) => payMonthOf(day, salaryClosingDate)))])
  const closed = closedAmong(
    days,
    salaryClosingDate,
    [...months].map(([month, { state }]) => ({ month, state })),
  )
  const names = yield* namesIn(companyId, rows)
  // What is attached is read with the arrangement itself, not with a list of them.
  const attached = { files: [], siteFiles: [] }
  const parts = { names, shifts, series: undefined, today: yield* todayInJapan, attached }
  return rows.map((row) => lineOfTask(viewOf(viewer, row, { ...parts, isClosed: closed.has(row.day) })))
})

/** By day. Fails with Not_Found for a site that is not seen. */
export const tasksOfSite = Effect.fn("Scheduling.tasksOfSite")(function* (id: number, asked: SiteTaskQuery) {
  const viewer = yield* whoAsks()
  const { actor, own } = viewer
  yield* authorize(sitePolicy, "read", siteSubject(viewer, yield* seenSite(viewer, id)))
  const page = pageAsked(asked)
  const found = yield* taskIdsOfSite(actor.companyId, id, visibleTo(actor, own), {
    from: asked.from ?? null,
    to: asked.to ?? null,
    limit: page.limit,
    offset: page.offset,
  })
  const rows = yield* taskRowsByIds(
    actor.companyId,
    found.map((one) => one.id),
  )
  return pageOf(page, yield* linesOf(viewer, rows), found[0]?.total ?? 0)
})

/** By reading: all for the management, a vendor and its workers their own. Fails with Not_Found, and with Permission_Denied for anybody else. */
export const peopleOfOneSite = Effect.fn("Scheduling.peopleOfOneSite")(function* (id: number) {
  const viewer = yield* whoAsks()
  const { actor } = viewer
  const found = yield* seenSite(viewer, id)
  yield* authorize(sitePolicy, "read", siteSubject(viewer, found))
  const rows = yield* staffOfSite(actor.companyId, id)
  const first = yield* namesOf(actor.companyId, { staffIds: rows.map(({ staffId }) => staffId), partnerIds: [] })
  const partnerIds = [...first.staff.values()].flatMap(({ partnerId }) => partnerId ?? [])
  const { partners } = yield* namesOf(actor.companyId, { staffIds: [], partnerIds })
  return rows
    .flatMap(({ days, isOnSite, lastDay, staffId }) => {
      const person = first.staff.get(staffId)
      if (person === undefined || !(isManagement(actor) || seesOnSite(actor, person))) return []
      const { furiganaName, name, partnerId, trade } = person
      const vendorCompanyName = partnerId === null ? null : (partners.get(partnerId)?.companyName ?? null)
      const isLeader = found.site.leaderStaffId === staffId
      return [{ userId: staffId, name, furiganaName, trade, vendorCompanyName, isOnSite, isLeader, days, lastDay }]
    })
    .sort((one, other) => ((one.furiganaName ?? one.name) < (other.furiganaName ?? other.name) ? -1 : 1))
})
