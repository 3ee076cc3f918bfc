import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let finance: string
let hourly = 0
const running = runningProduct(async (started) => {
  company = await aCompany(started, "CLOSE")
})
const month = "2026-10"
const call = (path: string, body?: unknown, token = finance, method?: string) =>
  ask(running().url, path, {
    token,
    company: company.id,
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  })

beforeAll(async () => {
  finance = await tokenOf(running(), company, "financeManager")
  const [id = 0] = await hire(running(), company, [
    {
      name: "池田 学",
      role: "worker",
      email: "ikeda@close.example",
      password: "tehai-2026",
      birthday: isoDate("1990-05-01"),
      terms: {
        effectiveFrom: isoDate("2025-04-01"),
        salaryType: "hour",
        basicSalary: yen(1800),
        hasEmploymentInsurance: true,
      },
    },
  ])
  hourly = id
  await worked(running(), company, [
    { staffId: hourly, day: "2026-10-05", from: "08:00", to: "17:00", rest: ["12:00", "13:00"] },
    { staffId: hourly, day: "2026-10-06", from: "08:00", to: "19:00", rest: ["12:00", "13:00"] },
  ])
})

test("PAY-16 the draft of an open month follows the punches, premium on its own line", async () => {
  const { data } = (await call(`/v5/timesheet/draft?month=${month}&userId=${hourly}`)).body
  const amounts = Object.fromEntries(data.lines.map((line: { key: string; amount: number }) => [line.key, line.amount]))
  expect(amounts).toMatchObject({ basePay: 1800 * 16, overtimePay: 1800 * 1.25 * 2 })
  expect(data.totals.gross - data.totals.deductions).toBe(data.totals.net)
  expect(data.lines[0].text.sentence).toMatch(/[ぁ-ん]/)
  expect(data.attendance).toHaveLength(2)
})

test("BEY-06 a month with somebody not clocked out can't close: it says who, when and by which punch", async () => {
  const { owner } = running()
  await owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, state)
    values (${company.id}, ${hourly}, '2026-10-07', '2026-10-07 08:00+09', 'unfinished')`
  const told = await call("/v5/timesheet/snapshot", { month })
  expect([told.status, told.body.errorCode]).toEqual([409, "Payroll_Not_Closable"])
  expect(told.body.view.findings).toMatchObject([
    { kind: "unfinished", userId: hourly, name: "池田 学", day: "2026-10-07" },
  ])
  await owner`delete from timekeeping.punch where state = 'unfinished'`
})

test("who does not close is told so, and nothing starts", async () => {
  const told = await call("/v5/timesheet/snapshot", { month }, await tokenOf(running(), company, "manager"))
  expect([told.status, told.body.errorCode]).toEqual([403, "Permission_Denied"])
})

test("PAY-07 a close makes one slip each, shows its progress, and the closed month refuses punches and a second close", async () => {
  const started = await call("/v5/timesheet/snapshot", { month })
  expect(started.status).toBe(200)
  const job = await closed(running(), company, started.body.data.jobId, finance)
  expect(job).toMatchObject({ state: "done", progressDone: job.progressOf })
  const rows = (await call("/v5/timesheet/payroll", { month })).body.data
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ state: "closed", revision: 1 })
  const again = await call("/v5/timesheet/snapshot", { month })
  expect([again.status, again.body.errorCode]).toEqual([409, "Month_Snapshot_Exists"])
  const punch = await call(
    "/v2/timekeeping/handle-working-time",
    {
      userId: hourly,
      workingDay: "2026-10-08",
      isOffice: 1,
      checkIn: "2026-10-07T23:00:00.000Z",
      checkOut: "2026-10-08T08:00:00.000Z",
      rests: [],
      reason: "x",
    },
    await tokenOf(running(), company, "manager"),
  )
  expect([punch.status, punch.body.errorCode]).toEqual([409, "Closed_Salary_Day_Not_Editable"])
})

test("no request can use up the key of what a close does by itself", async () => {
  const { owner } = running()
  const kept = await until("the notices of the close", async () => {
    const rows =
      await owner`select call, key from kernel.idempotency where company_id = ${company.id} and call like '%.%'`
    return rows.some(({ call }) => call === "payroll.tellSlips") ? rows : undefined
  })
  expect(new Set(kept.map(({ call }) => call)).size).toBeGreaterThan(1)
  for (const { key } of kept) {
    const headers = { authorization: `Bearer ${finance}`, companyid: String(company.id), "idempotency-key": key }
    const body = JSON.stringify({ all: true })
    const told = await fetch(`${running().url}/api/v4/notification/read-multiple`, {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body,
    })
    expect([key, told.status]).toEqual([key, 400])
  }
})

test("the worker reads his slip and its PDF; another worker gets what a missing one gets", async () => {
  const own = await ask(running().url, "/auth/login", {
    body: { email: "ikeda@close.example", password: "tehai-2026" },
  })
  const token = own.body.data.token
  const [mine] = (await call("/v5/timesheet/mine", undefined, token)).body.data
  expect(mine).toMatchObject({ month, revision: 1 })
  const slip = (await call(`/v5/timesheet/payroll/${mine.id}`, undefined, token)).body.data
  expect(slip.lines.map((line: { text: unknown }) => line.text)).not.toContain(undefined)
  const other = await tokenOf(running(), company, "worker")
  const foreign = await call(`/v5/timesheet/payroll/${mine.id}`, undefined, other)
  const missing = await call("/v5/timesheet/payroll/999999", undefined, other)
  expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text])
  const pdf = await fetch(`${running().url}/api/v5/timesheet/payroll/${mine.id}/pdf`, {
    headers: { authorization: `Bearer ${token}`, companyid: String(company.id) },
  })
  expect(pdf.status).toBe(200)
  expect(pdf.headers.get("content-type")).toBe("application/pdf")
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
})

test("PAY-08 a correction makes a new revision for whom it changes, and shows the difference", async () => {
  const opened = await call(
    "/v5/timesheet/update-block-payroll",
    { month, isBlock: 0, reason: "残業の訂正" },
    finance,
    "PUT",
  )
  expect(opened.status).toBe(200)
  await worked(running(), company, [{ staffId: hourly, day: "2026-10-09", from: "08:00", to: "12:00" }])
  const started = await call("/v5/timesheet/snapshot", { month, reason: "残業の訂正" })
  const job = await closed(running(), company, started.body.data.jobId, finance)
  expect(job.result).toMatchObject({ revision: 2, slips: 1 })
  const revisions = (await call(`/v5/timesheet/history?month=${month}&userId=${hourly}`)).body.data
  expect(revisions).toHaveLength(2)
  expect(revisions[1].changes[0]).toMatchObject({ key: "basePay", before: 28_800, after: 36_000 })
  expect(revisions[1].changes[0].causes[0]).toMatchObject({ words: "働いた時間", beforeText: "16時間" })
  const [row] = (await call("/v5/timesheet/payroll", { month })).body.data.filter(
    (one: { userId: number }) => one.userId === hourly,
  )
  expect(row).toMatchObject({ revision: 2, days: 3, beforeCorrection: revisions[0].net, net: revisions[1].net })
  const shown = async (id: number) => (await call(`/v5/timesheet/payroll/${id}`)).body.data
  expect(await shown(revisions[0].id)).toMatchObject({ corrections: 0, newerId: revisions[1].id })
  expect(await shown(revisions[1].id)).toMatchObject({ corrections: 1, newerId: null, worked: { days: 3 } })
  const { totals } = (await call(`/v5/timesheet/month?month=${month}`)).body.data
  const { basePay, premiumPay, otherPay } = totals.breakdown
  expect(basePay + premiumPay + otherPay).toBe(totals.gross)
})

test("slips are never changed: the application may not update or delete one", async () => {
  const { owner } = running()
  const rows = await owner`select privilege_type from information_schema.role_table_grants
    where table_schema = 'payroll' and table_name = 'slip' and grantee = 'tehai_app' order by 1`
  expect(rows.map((row) => row.privilege_type)).toEqual(["INSERT", "SELECT"])
})
