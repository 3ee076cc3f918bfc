/** The lists of expenses: the own one, the inbox, a person's and a site's; filters and sums. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { anExpenseDesk, type ExpenseDesk } from "./expense-desk.ts"

let company: TestCompany
let desk: ExpenseDesk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "COSTS")
  },
  { startsAt: "2026-11-20T01:00:00.000Z" },
)
const ids = { waiting: 0, approved: 0, paid: 0, refused: 0, others: 0 }
let siteId = 0
beforeAll(async () => {
  desk = await anExpenseDesk(running(), company)
  siteId = await desk.siteOfWorker()
  ids.waiting = (await desk.asked({ amount: 1_980, siteId })).id
  ids.approved = (await desk.asked({ amount: 2_680, category: 1, date: "2026-11-14" })).id
  await desk.decide(ids.approved)
  ids.paid = (await desk.asked({ amount: 4_400, date: "2026-11-02" })).id
  await desk.decide(ids.paid)
  await desk.pay(ids.paid)
  ids.refused = (await desk.asked({ amount: 1_340, date: "2026-11-18" })).id
  await desk.decide(ids.refused, { status: 3, reason: "領収書を付けてください" })
  await running().owner`update people.staff set furigana_name = 'ヤマダ タロウ'
    where company_id = ${company.id} and id = ${company.staffOf("partTimeWorker")}`
  ids.others = (await desk.asked({ amount: 580, category: 4 }, "partTimeWorker")).id
})
const idsOf = (told: { body: { data: ReadonlyArray<{ id: number }> } }) => told.body.data.map(({ id }) => id)

test("PAY-13 SHELL-19 a worker sees his own, newest first, with sums by state", async () => {
  const told = await desk.list()
  expect(idsOf(told)).toEqual([ids.waiting, ids.refused, ids.approved, ids.paid])
  expect(told.body).toMatchObject({
    totalItems: 4,
    sum: 10_400,
    sums: {
      requesting: { count: 1, sum: 1_980 },
      approved: { count: 1, sum: 2_680 },
      paid: { count: 1, sum: 4_400 },
      paidThisYear: { count: 1, sum: 4_400 },
      rejected: { count: 1, sum: 1_340 },
    },
    userId: company.staffOf("worker"),
    sites: [{ id: siteId }],
  })
  expect(told.body.permissions.actions).toEqual(["list", "ask"])
  expect(idsOf(await desk.list({}, "partTimeWorker"))).toEqual([ids.others])
})

test("PAPER-17 the inbox has everybody's, by state, category, day and search", async () => {
  const found = async (over: object) => idsOf(await desk.list(over, "financeManager")).toSorted((a, b) => a - b)
  expect(await found({ status: 2 })).toEqual([ids.waiting, ids.others])
  expect(await found({ paymentStatus: 0 })).toEqual([ids.approved])
  expect(await found({ paymentStatus: 1 })).toEqual([ids.paid])
  expect(await found({ category: 4 })).toEqual([ids.others])
  expect(await found({ from: "2026-11-14", to: "2026-11-18" })).toEqual([ids.approved, ids.refused])
  expect(await found({ keyword: "やまだ" })).toEqual([ids.others])
  expect(await found({ keyword: "テープ 現場" })).toEqual([ids.waiting])
  // As a journal names it, and as the window does; a number is no part of another one, nor of a note.
  for (const keyword of [
    `No.${ids.others}`,
    `経費精算 No.${ids.others}（個別に支払）`,
    `#${ids.others}`,
    `ＮＯ．${ids.others}`,
  ])
    expect(await found({ keyword })).toEqual([ids.others])
  expect(await found({ keyword: `No.${ids.others}0` })).toEqual([])
  const inbox = await desk.list({ status: 2, pageSize: 1 }, "manager")
  expect(inbox.body).toMatchObject({ totalItems: 2, totalPages: 2, sum: 2_560 })
  expect(inbox.body.sums.approved.sum).toBe(2_680)
  expect((await desk.list({}, "otherWorker")).body.errorCode).toBe("Permission_Denied")
})

test("STAFF-01 STAFF-12 STAFF-16 STAFF-25 the requests of a person, with filters and totals", async () => {
  const path = `/staff/${company.staffOf("worker")}/list-payment-request`
  const told = await desk.as("officeManager", "POST", path, { status: 2 })
  expect(idsOf(told)).toEqual([ids.waiting])
  expect(told.body.sums.paid.sum).toBe(4_400)
  expect(idsOf(await desk.as("worker", "POST", path, {}))).toHaveLength(4)
  expect((await desk.as("partTimeWorker", "POST", path, {})).body.errorCode).toBe("Not_Found")
})

test("SITE-10 the requests of a site", async () => {
  const told = await desk.as("manager", "POST", `/construction-site/${siteId}/list-payment-request`, {})
  expect(idsOf(told)).toEqual([ids.waiting])
  expect(told.body.sum).toBe(1_980)
  const of = (role: "worker" | "manager", id: number) =>
    desk.as(role, "POST", `/construction-site/${id}/list-payment-request`, {})
  expect((await of("worker", siteId)).body.errorCode).toBe("Permission_Denied")
  expect((await of("manager", 999_999)).body.errorCode).toBe("Not_Found")
})
