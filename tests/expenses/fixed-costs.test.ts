/** Fixed costs: the same each month, changed from a month on while it is open, and what a site costs by month. */
import { beforeAll, expect, test } from "vitest"
import { costsOf, costsOfMonth } from "#modules/expenses/index.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { anExpenseDesk, type ExpenseDesk } from "./expense-desk.ts"

let company: TestCompany
let desk: ExpenseDesk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "FIXED")
  },
  { startsAt: "2026-11-20T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await anExpenseDesk(running(), company)
})
type Role = Parameters<ExpenseDesk["as"]>[0]
const lease = { title: "発電機リース", amount: 30_000, fromMonth: "2026-10" }
const create = (over: object = {}, role: Role = "officeManager") =>
  desk.as(role, "POST", "/v4/payment-request/create-fixed-cost", { ...lease, ...over })
const update = (id: number, over: object, role: Role = "officeManager") =>
  desk.as(role, "PUT", `/v4/payment-request/update-fixed-cost/${id}`, {
    version: 1,
    title: lease.title,
    amount: lease.amount,
    ...over,
  })
const list = async (month: string, role: Role = "financeManager") =>
  (await desk.as(role, "GET", `/v4/payment-request/list-fixed-cost?month=${month}`)).body
const close = (month: string, state: "open" | "closed") =>
  running().owner`insert into companies.pay_month (company_id, month, state) values (${company.id}, ${month}, ${state})
    on conflict (company_id, month) do update set state = ${state}`
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field)

test("FIX-01 FIX-02 it comes back each month from its first to its last, and the management alone sees it", async () => {
  const siteId = await desk.site()
  const told = await create({ siteId, toMonth: "2026-12", note: "現場 北側" })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ siteName: "FIXED 設備 現場", amount: 30_000, toMonth: "2026-12", version: 1 })
  for (const [month, sum] of [
    ["2026-09", 0],
    ["2026-10", 30_000],
    ["2026-12", 30_000],
    ["2027-01", 0],
  ] as const)
    expect([month, (await list(month)).sum]).toEqual([month, sum])
  for (const role of ["worker", "partTimeWorker", "otherWorker", "vendor", "customer"] as const) {
    expect((await list("2026-10", role)).errorCode, role).toBe("Permission_Denied")
    expect((await create({}, role)).body.errorCode, role).toBe("Permission_Denied")
  }
  expect(fieldsOf(await create({ title: "", amount: -1 }))).toEqual(["title", "amount"])
  expect(fieldsOf(await create({ toMonth: "2026-09" }))).toEqual(["toMonth"])
  expect(fieldsOf(await create({ siteId: 999_999 }))).toEqual(["siteId"])
})

test("FIX-02 a change counts from its month on; the months before stay as they were", async () => {
  const { id } = (await create({ title: "駐車場", fromMonth: "2026-03" })).body.data
  const of = async (month: string) =>
    (await list(month)).data.filter(({ title }: { title: string }) => title === "駐車場")
  const changed = await update(id, { title: "駐車場", amount: 35_000, month: "2026-11" })
  expect(changed.status, changed.text).toBe(200)
  expect((await of("2026-10"))[0]).toMatchObject({ id, amount: 30_000, toMonth: "2026-10" })
  expect(await of("2026-11")).toMatchObject([{ id: changed.body.data.id, amount: 35_000, fromMonth: "2026-11" }])
  expect((await update(id, { version: 1, month: "2026-10" })).body.errorCode).toBe("Update_Expired")
  expect(fieldsOf(await update(id, { version: 2, month: "2026-11" }))).toEqual(["month"])
})

test("FIX-02 a month counts once: a row that another goes on with ends before it, and a change between goes between", async () => {
  const title = "倉庫"
  const { id } = (await create({ title, amount: 200_000, fromMonth: "2026-12" })).body.data
  const later = (await update(id, { title, amount: 220_000, month: "2027-06" })).body.data
  // Without a last month it goes on until the next row, as it did.
  const again = await update(id, { version: 2, title, amount: 210_000, month: "2026-12" })
  expect(again.body.data, again.text).toMatchObject({ id, toMonth: "2027-05", amount: 210_000 })
  expect(fieldsOf(await update(id, { version: 3, title, amount: 1, month: "2026-12", toMonth: "2027-08" }))).toEqual([
    "toMonth",
  ])
  const between = await update(id, { version: 3, title, amount: 215_000, month: "2027-03" })
  expect(between.status, between.text).toBe(200)
  const amountsIn = async (month: string) =>
    (await list(month)).data.flatMap((one: { title: string; amount: number }) =>
      one.title === title ? one.amount : [],
    )
  expect(await Promise.all(["2027-02", "2027-03", "2027-05", "2027-06", "2027-07"].map(amountsIn))).toEqual([
    [210_000],
    [215_000],
    [215_000],
    [220_000],
    [220_000],
  ])
  const rows = await running().owner`select id, follows from expenses.fixed_cost where title = ${title} order by id`
  expect(rows.map(({ follows }) => follows)).toEqual([null, between.body.data.id, id])
  expect(rows[1]?.id).toBe(later.id)
})

test("FIX-02 it is entered and changed only while its month is open", async () => {
  const { id } = (await create({ title: "仮設トイレ", fromMonth: "2026-08" })).body.data
  await close("2026-09", "closed")
  expect((await list("2026-09")).permissions.actions).toEqual(["read"])
  expect((await list("2026-10")).permissions.actions).toEqual(["read", "create", "edit"])
  const code = async (told: Promise<{ body: { errorCode?: string } }>) => (await told).body.errorCode
  expect(await code(update(id, { amount: 1, month: "2026-09" }))).toBe("Closed_Salary_Day_Not_Editable")
  expect(await code(update(id, { amount: 1, month: "2026-08" }))).toBe("Closed_Salary_Day_Not_Editable")
  expect(await code(create({ fromMonth: "2026-09" }))).toBe("Closed_Salary_Day_Not_Editable")
  expect(await code(update(id, { amount: 1, month: "2026-10" }))).toBeUndefined()
  await close("2026-09", "open")
  expect(await code(create({ title: "再開", fromMonth: "2026-09", toMonth: "2026-09" }))).toBeUndefined()
})

test("D103 a site's cost of a month: approved expenses by their day, and what is fixed; each once", async () => {
  const siteId = await desk.siteOfWorker()
  await create({ title: "足場リース", amount: 50_000, siteId, fromMonth: "2026-11", toMonth: "2026-11" })
  const approved = await desk.asked({ amount: 1_980, siteId, date: "2026-11-18" })
  await desk.decide(approved.id)
  await desk.asked({ amount: 700, siteId })
  const refused = await desk.asked({ amount: 900, siteId })
  await desk.decide(refused.id, { status: 3, reason: "対象外" })
  const asked = (month: string) => running().run(inCompany(company.id)(costsOf(company.id, siteId, isoMonth(month))))
  expect(await asked("2026-11")).toEqual({ siteId, expenses: 1_980, fixed: 50_000, total: 51_980 })
  await desk.pay(approved.id)
  expect((await asked("2026-11")).total).toBe(51_980)
  expect((await asked("2026-10")).total).toBe(0)
  const all = await running().run(inCompany(company.id)(costsOfMonth(company.id, isoMonth("2026-11"))))
  expect(all.at(-1)?.siteId).toBeNull()
  expect(all.filter((one) => one.siteId === siteId)).toHaveLength(1)
})
