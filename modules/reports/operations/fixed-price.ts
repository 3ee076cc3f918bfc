/** 売上 at a fixed price of a site: written down, listed with its history, taken away with a reason (SITE-11, REV-02). */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found, permissionsOn, seenAs } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { sumYen } from "#modules/kernel/yen.ts"
import { sitesByIds } from "#modules/scheduling/index.ts"
import type { CreateRevenue, DeleteRevenue } from "../contract/revenue.ts"
import { reportPolicy, revenuePolicy } from "../policy.ts"
import { insertRevenue, type RevenueRow, revenueForUpdate, revenueOfSite, takeAway } from "../repository/revenue.ts"
import { revenueView, subjectOf } from "../views/revenue-view.ts"

/** The views of rows; the number of statements is that of one. */
const shown = Effect.fnUntraced(function* (rows: ReadonlyArray<RevenueRow>) {
  const actor = yield* CurrentActor
  const ids = [
    ...new Set(rows.flatMap(({ deletedBy, madeBy }) => (deletedBy === null ? [madeBy] : [madeBy, deletedBy]))),
  ]
  const people = ids.length === 0 ? [] : yield* peopleByIds(ids)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) => revenueView(row, actor, names))
})
const oneShown = Effect.fnUntraced(function* (row: RevenueRow) {
  const [view] = yield* shown([row])
  return view ?? (yield* Effect.die(new Error("a row has a view")))
})

/** Fails with Permission_Denied and Not_Found. */
export const listRevenue = Effect.fn("Reports.listRevenue")(function* (siteId: number) {
  const actor = yield* authorize(reportPolicy, "read", undefined)
  const { id } = yield* found(Effect.map(sitesByIds(actor.companyId, [siteId]), (sites) => sites.get(siteId)))
  const rows = yield* revenueOfSite(actor.companyId, id)
  return {
    rows: yield* shown(rows),
    sum: sumYen(rows.flatMap(({ amount, status }) => (status === 1 ? [amount] : []))),
    permissions: permissionsOn(reportPolicy, actor, undefined),
  }
})

/** Fails with Permission_Denied and Invalid_Input. */
export const createRevenue = Effect.fn("Reports.createRevenue")(function* (asked: CreateRevenue) {
  const { companyId, personId } = yield* authorize(reportPolicy, "createRevenue", undefined)
  const { amount, date, note = "", siteId, title } = asked
  if (!(yield* sitesByIds(companyId, [siteId])).has(siteId))
    return yield* refuse("Invalid_Input", [{ field: "siteId", message: messageKey("notChoice") }])
  const made = { companyId, siteId, day: date, title, amount, note, madeBy: personId, madeAt: yield* instantNow }
  const row = yield* found(insertRevenue(made))
  yield* tell(
    { action: "revenue.create", subject: `revenue:${row.id}`, after: row },
    { topic: "RevenueChanged", body: { companyId, siteId } },
  )
  return yield* oneShown(row)
})

/** Fails with Not_Found, Permission_Denied, Update_Expired. */
export const deleteRevenue = Effect.fn("Reports.deleteRevenue")(function* (id: number, asked: DeleteRevenue) {
  const { companyId, personId } = yield* CurrentActor
  const before = yield* seenAs(revenuePolicy, yield* revenueForUpdate(companyId, id), subjectOf)
  yield* refuseExpired(asked.version, before.version, oneShown(before))
  yield* authorize(revenuePolicy, "delete", subjectOf(before))
  const how = { deletedBy: personId, deletedAt: yield* instantNow, reason: asked.reason }
  const after = yield* found(takeAway(companyId, id, how))
  yield* tell(
    { action: "revenue.delete", subject: `revenue:${id}`, before, after },
    { topic: "RevenueChanged", body: { companyId, siteId: before.siteId } },
  )
  return yield* oneShown(after)
})
