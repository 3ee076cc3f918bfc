/** What a rerun would change: whom it names, what stops it, and that everybody's month is read once for both. */
import { Context, Effect } from "effect"
import { beforeAll, expect, test } from "vitest"
import { actorForOperator } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { Database, inCompany } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"
import { rerunPreview, startClose } from "#modules/payroll/index.ts"
import { checkMonth } from "#modules/payroll/operations/check-month.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { countingPool } from "../kernel/counting-pool.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "PREVIEW")
})
const month = isoMonth("2026-10")
let [unchanged, raised, unpaid]: [number, number, number] = [0, 0, 0]

const preview = (userIds?: ReadonlyArray<number>) =>
  acting(running(), company)(rerunPreview({ month, ...(userIds === undefined ? {} : { userIds }) }))

beforeAll(async () => {
  const terms = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour", basicSalary: yen(1800) } as const
  const people = ["変わらない", "昇給", "明細なし"].map((name) => ({ name, role: "worker" as const, terms }))
  ;[unchanged = 0, raised = 0, unpaid = 0] = await hire(running(), company, people)
  const days = [unchanged, raised, unpaid].map((staffId) => ({
    staffId,
    day: "2026-10-05",
    from: "08:00",
    to: "12:00",
  }))
  await worked(running(), company, days)
  const { jobId } = await acting(running(), company)(startClose({ month }))
  const { state } = await closed(running(), company, jobId, await tokenOf(running(), company, "admin"))
  expect(state).toBe("done")
})

test("CLI-03 nothing is named while nothing has changed", async () => {
  expect(await preview()).toEqual([])
})

test("CLI-03 whose slip would be written anew is named with what changes, a first slip without a before", async () => {
  // A closed month takes no change, so both are planted past the product.
  const { owner } = running()
  await owner`update people.terms set basic_salary = 2000 where company_id = ${company.id} and staff_id = ${raised}`
  await owner`delete from payroll.slip where company_id = ${company.id} and staff_id = ${unpaid}`
  const told = await preview()
  expect(told.map(({ userId, before, net }) => ({ userId, before, net }))).toEqual([
    { userId: raised, before: 7200, net: 8000 },
    { userId: unpaid, before: null, net: 7200 },
  ])
  expect(told[0]?.changes.map(({ before, after }) => [before, after])).toContainEqual([7200, 8000])
  expect(told[1]?.changes).toEqual([])
  expect(await preview([unchanged])).toEqual([])
  await expect(preview([999_999])).rejects.toMatchObject({ code: "Not_Found" })
})

test("CLI-03 everybody's month is read once, for what stops the rerun and for what it changes", async () => {
  const { address, run } = running()
  const { sent, pool: app } = countingPool(address)
  const actor = await run(inCompany(company.id)(actorForOperator(company.id, company.personOf("admin"))))
  const counted = async (asked: Parameters<typeof run>[0]) => {
    const before = sent.statements
    await run(Effect.provideContext(asked, Context.make(Database, { app, relay: app })))
    return sent.statements - before
  }
  const within = <A, E, R>(body: Effect.Effect<A, E, R>) =>
    inCompany(company.id)(Effect.provideService(body, CurrentActor, actor))
  const check = await counted(within(checkMonth(month)))
  // The digests and the slips that change.
  expect(await counted(within(rerunPreview({ month })))).toBeLessThanOrEqual(check + 2)
  await app.end()
})

test("CLI-03 what would stop the rerun is told instead", async () => {
  await running().owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, state)
    values (${company.id}, ${unchanged}, '2026-10-07', '2026-10-07 08:00+09', 'unfinished')`
  await expect(preview()).rejects.toMatchObject({
    code: "Payroll_Not_Closable",
    view: { isOver: true, findings: [{ kind: "unfinished", userId: unchanged }] },
  })
})
