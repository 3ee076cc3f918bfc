/** 固定費: what costs the same each month, and its change from a month on while that month is open (FIX-01, 02). */
import { Effect } from "effect"
import { holdPayMonthsOpen, payMonthStates } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { type IsoMonth, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { openSites } from "#modules/scheduling/index.ts"
import type { CreateFixedCost, FixedCostView, ListFixedCosts, UpdateFixedCost } from "../contract/fixed-cost.ts"
import { fixedCostPolicy, type MonthOfCost } from "../policy/fixed-cost-policy.ts"
import {
  type FixedCostRow,
  fixedCostForUpdate,
  fixedCostRows,
  followerOf,
  insertFixedCost,
  type NewFixedCost,
  saveFixedCost,
  sumFixedCosts,
} from "../repository/fixed-costs.ts"

const inView = (row: FixedCostRow, actor: Actor, month: MonthOfCost): FixedCostView => ({
  id: row.id,
  title: row.title,
  amount: row.amount,
  siteId: row.siteId,
  siteName: row.siteName,
  note: row.note,
  fromMonth: row.fromMonth,
  toMonth: row.toMonth,
  version: row.version,
  permissions: permissionsOn(fixedCostPolicy, actor, month),
})

const stateOf = Effect.fnUntraced(function* (companyId: number, month: IsoMonth) {
  const states = yield* payMonthStates(companyId, [month])
  return { isOpen: (states.get(month)?.state ?? "open") === "open" } satisfies MonthOfCost
})

/** What a month has of them. Fails with Permission_Denied. */
export const listFixedCosts = Effect.fn("Expenses.listFixedCosts")(function* (asked: ListFixedCosts) {
  const { companyId } = yield* CurrentActor
  const state = yield* stateOf(companyId, asked.month)
  const actor = yield* authorize(fixedCostPolicy, "read", state)
  const of = { companyId, month: asked.month, keyword: asked.keyword ?? "" }
  const page = pageAsked(asked)
  const rows = yield* fixedCostRows(of, page)
  const { count, sum } = yield* sumFixedCosts(of)
  const data = rows.map((row) => inView(row, actor, state))
  return {
    ...pageOf(page, data, count),
    sum,
    permissions: permissionsOn(fixedCostPolicy, actor, state),
    sites: (yield* openSites(companyId)).map(({ id, name }) => ({ id, name })),
  }
})

/** No month from this one on is closed: none after the next has been. Fails with Closed_Salary_Day_Not_Editable. */
const holdFrom = Effect.fnUntraced(function* (companyId: number, month: IsoMonth) {
  const next = shiftMonth(monthOf(yield* todayInJapan), 1)
  yield* holdPayMonthsOpen(companyId, month, month > next ? month : next)
})

type Written = Omit<CreateFixedCost, "fromMonth">
const fieldsOf = Effect.fnUntraced(function* (companyId: number, written: Written, before?: FixedCostRow) {
  const { amount, note = "", siteId = null, title, toMonth = null } = written
  const fields = { amount, note, title, toMonth }
  if (siteId === null) return { ...fields, siteId, siteName: null, siteKana: null }
  if (before !== undefined && siteId === before.siteId)
    return { ...fields, siteId, siteName: before.siteName, siteKana: before.siteKana }
  const site = (yield* openSites(companyId)).find(({ id }) => id === siteId)
  if (site === undefined) return yield* refuse("Invalid_Input", [{ field: "siteId", message: messageKey("notChoice") }])
  return { ...fields, siteId, siteName: site.name, siteKana: site.nameKana }
})

/** Fails with Permission_Denied, Closed_Salary_Day_Not_Editable, Invalid_Input. */
export const createFixedCost = Effect.fn("Expenses.createFixedCost")(function* (asked: CreateFixedCost) {
  const actor = yield* authorize(fixedCostPolicy, "create", { isOpen: true })
  const { companyId } = actor
  const { fromMonth, ...written } = asked
  yield* holdFrom(companyId, fromMonth)
  const fields = yield* fieldsOf(companyId, written)
  const row = yield* found(insertFixedCost({ companyId, fromMonth, ...fields }))
  yield* tell(
    { action: "fixedCost.create", subject: `fixedCost:${row.id}`, after: row },
    { topic: "FixedCostChanged", body: { companyId } },
  )
  return inView(row, actor, { isOpen: true })
})

/** A month counts once: what another row goes on with ends before that one's first month. Fails with Invalid_Input. */
const endBefore = Effect.fnUntraced(function* (
  follower: FixedCostRow | undefined,
  month: IsoMonth,
  toMonth: IsoMonth | null,
) {
  if (follower === undefined) return toMonth
  const last = shiftMonth(follower.fromMonth, -1)
  if (toMonth === null || toMonth <= last) return toMonth ?? last
  return yield* refuse("Invalid_Input", [{ field: "toMonth", message: messageKey("outsidePeriod", month, last) }])
})

/** The new row goes on with `before`, and whatever went on with that goes on with the new one. */
const insertBetween = Effect.fnUntraced(function* (
  row: NewFixedCost,
  before: FixedCostRow,
  follower: FixedCostRow | undefined,
) {
  const { companyId, id } = before
  if (follower === undefined) return yield* found(insertFixedCost({ ...row, follows: id }))
  // One row at most goes on with another, at every moment.
  const between = yield* found(insertFixedCost(row))
  yield* found(saveFixedCost(companyId, follower.id, { follows: between.id }))
  return yield* found(saveFixedCost(companyId, between.id, { follows: id }))
})

/**
 * From a month on it is what is sent; a row that began before ends with the month before, and another goes on, until the
 * row that followed already.
 *
 * Fails with Not_Found, Permission_Denied, Update_Expired, Closed_Salary_Day_Not_Editable, Invalid_Input.
 */
export const updateFixedCost = Effect.fn("Expenses.updateFixedCost")(function* (id: number, asked: UpdateFixedCost) {
  const actor = yield* authorize(fixedCostPolicy, "edit", { isOpen: true })
  const { companyId } = actor
  const before = yield* found(fixedCostForUpdate(companyId, id))
  const { month, version, ...written } = asked
  yield* refuseExpired(version, before.version, Effect.succeed(inView(before, actor, { isOpen: true })))
  if (month < before.fromMonth || (before.toMonth !== null && month > before.toMonth))
    return yield* refuse("Invalid_Input", [
      { field: "month", message: messageKey("outsidePeriod", before.fromMonth, before.toMonth ?? month) },
    ])
  yield* holdFrom(companyId, month)
  const follower = yield* followerOf(companyId, id)
  const toMonth = yield* endBefore(follower, month, written.toMonth ?? null)
  const fields = yield* fieldsOf(companyId, { ...written, toMonth }, before)
  const isSplit = month > before.fromMonth
  const stored = yield* found(saveFixedCost(companyId, id, isSplit ? { toMonth: shiftMonth(month, -1) } : fields))
  const after = isSplit ? yield* insertBetween({ companyId, fromMonth: month, ...fields }, before, follower) : stored
  yield* tell(
    { action: "fixedCost.edit", subject: `fixedCost:${id}`, before, after: isSplit ? { stored, after } : after },
    { topic: "FixedCostChanged", body: { companyId } },
  )
  return inView(after, actor, { isOpen: true })
})
