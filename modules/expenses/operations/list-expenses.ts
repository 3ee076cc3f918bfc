/** The lists of requests: what a person sees of all, of one person, of one site. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { yearOf } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import { seenStaff, staffIdOfPerson } from "#modules/people/index.ts"
import { sitesByIds } from "#modules/scheduling/index.ts"
import type { ListExpenses } from "../contract/expense-input.ts"
import { expenseListPolicy, visibleExpenses } from "../policy.ts"
import { type ExpenseQuery, requestRows, requestSums } from "../repository/request-list.ts"
import { expenseSums, listedSum } from "../rules/expense-sums.ts"
import { shownExpenses } from "./show-expense.ts"
import { sitesToName } from "./sites-to-name.ts"

const listed = Effect.fnUntraced(function* (asked: ListExpenses, of: ExpenseQuery["of"]) {
  const actor = yield* CurrentActor
  const { companyId, personId } = actor
  const wanted = { companyId, visible: visibleExpenses(actor), asked, of }
  const page = pageAsked(asked)
  const data = yield* shownExpenses(yield* requestRows(wanted, page))
  const sums = yield* requestSums(wanted)
  const { count, sum } = listedSum(sums)
  const userId = yield* staffIdOfPerson(companyId, personId)
  const sites = yield* sitesToName(actor, userId)
  return {
    ...pageOf(page, data, count),
    sum,
    sums: expenseSums(sums, String(yearOf(yield* todayInJapan))),
    permissions: permissionsOn(expenseListPolicy, actor, undefined),
    sites: sites.map(({ id, name }) => ({ id, name })),
    userId,
  }
})

/** The own ones; the management everybody's. Fails with Permission_Denied. */
export const listExpenses = Effect.fn("Expenses.list")(function* (asked: ListExpenses) {
  yield* authorize(expenseListPolicy, "list", undefined)
  return yield* listed(asked, {})
})

/** Fails with Permission_Denied, and Not_Found for somebody whom the actor does not see. */
export const expensesOfStaff = Effect.fn("Expenses.ofStaff")(function* (id: number, asked: ListExpenses) {
  yield* authorize(expenseListPolicy, "list", undefined)
  const { id: staffId } = yield* seenStaff(id)
  return yield* listed(asked, { staffId })
})

/** Fails with Permission_Denied and Not_Found. */
export const expensesOfSite = Effect.fn("Expenses.ofSite")(function* (id: number, asked: ListExpenses) {
  const { companyId } = yield* authorize(expenseListPolicy, "listAll", undefined)
  const sites = yield* sitesByIds(companyId, [id])
  const site = yield* found(Effect.succeed(sites.get(id)))
  return yield* listed(asked, { siteId: site.id })
})
