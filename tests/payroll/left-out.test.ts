/** A close that goes on without somebody whom something stops; of the law: January 2027 knows no tax of 甲 from 740,000 yen on. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let finance: string
let highId: number
let plainId: number
const running = runningProduct(async (started) => {
  company = await aCompany(started, "LEFTOUT")
})
// Closes on 20 November and is paid two months later, in January 2027.
const month = "2026-11"
const call = (path: string, body?: unknown) =>
  ask(running().url, path, { token: finance, company: company.id, ...(body === undefined ? {} : { body }) })
const monthView = async () => (await call(`/v5/timesheet/month?month=${month}`)).body.data
const order = async (more: object) => {
  const ordered = await call("/v5/timesheet/snapshot", { month, ...more })
  expect(ordered.status, ordered.text).toBe(200)
  return closed(running(), company, ordered.body.data.jobId, finance)
}
const without = (...userIds: ReadonlyArray<number>) => ({
  without: userIds.map((userId) => ({ userId, reason: "令和9年分の税額表を待つため" })),
})
const slipsOf = async () => {
  const rows = await running().owner`select staff_id, revision from payroll.slip where company_id = ${company.id}
    order by revision, staff_id`
  return rows.map(({ staff_id, revision }) => [staff_id, revision])
}

beforeAll(async () => {
  finance = await tokenOf(running(), company, "financeManager")
  const monthly = (name: string, basicSalary: number): NewStaff => ({
    name,
    role: "worker",
    joinedOn: isoDate("2020-04-01"),
    terms: {
      effectiveFrom: isoDate("2020-04-01"),
      salaryType: "month",
      basicSalary: yen(basicSalary),
      averageMonthlyHours: 168,
    },
  })
  const ids = await hire(running(), company, [monthly("高田 社長", 740_000), monthly("平野 社員", 739_999)])
  highId = ids[0] ?? 0
  plainId = ids[1] ?? 0
  const { owner } = running()
  await owner`update companies.company set salary_closing_date = 20, salary_payment_delay_month = 2
    where id = ${company.id}`
  await worked(
    running(),
    company,
    [highId, plainId].map((staffId) => ({ staffId, day: "2026-11-05", from: "08:00", to: "12:00" })),
  )
})

test("whose law is missing is named by the check, and ends a close that was not told", async () => {
  const { checks } = (await call(`/v5/timesheet/checks?month=${month}`)).body.data
  const lawless = checks.find(({ kind }: { kind: string }) => kind === "noLaw")
  expect(lawless.findings).toMatchObject([{ userId: highId, name: "高田 社長" }])
  const job = await order({})
  expect(job).toMatchObject({ state: "failed", failure: { errorCode: "Payroll_Not_Closable" } })
  expect(job.failure.view.findings).toMatchObject([{ kind: "noLaw", userId: highId, name: "高田 社長" }])
  expect(await slipsOf().then((slips) => slips.filter(([id]) => id === highId))).toEqual([])
  expect(await monthView()).toMatchObject({ state: "open", unpaid: [] })
})

test("nobody else may be left out, nobody twice, nobody of another company, and not without a reason", async () => {
  const refused = async (more: object) => {
    const { status, body } = await call("/v5/timesheet/snapshot", { month, ...more })
    return [status, body.errorCode, body.fields?.map((one: { field: string }) => one.field)]
  }
  expect(await refused(without(highId, plainId))).toEqual([400, "Invalid_Input", ["without.1.userId"]])
  expect(await refused(without(highId, highId))).toEqual([400, "Invalid_Input", ["without.1.userId"]])
  expect(await refused(without(999_999))).toEqual([404, "Not_Found", undefined])
  expect(await refused({ without: [{ userId: highId, reason: "" }] })).toEqual([
    400,
    "Invalid_Input",
    ["without.0.reason"],
  ])
})

test("the close goes on without him; the audit and the month's page say who and why, and he stays unpaid", async () => {
  expect(await order(without(highId))).toMatchObject({ state: "done" })
  const view = await monthView()
  expect(view).toMatchObject({
    state: "closed",
    unpaid: [{ userId: highId, name: "高田 社長", reason: "令和9年分の税額表を待つため" }],
  })
  const paid = (await slipsOf()).filter(([, revision]) => revision === view.revision).map(([id]) => id)
  expect([paid.includes(plainId), paid.includes(highId)]).toEqual([true, false])
  const [entry] = await running().owner`select after from kernel.audit_entry
    where company_id = ${company.id} and action = 'payMonth.close' order by id desc limit 1`
  expect(entry?.after.without).toEqual([{ userId: highId, reason: "令和9年分の税額表を待つため" }])
})

test("a later close that does not leave him out again stops by his name, and takes him in when the law is there", async () => {
  const told = await order({ isRerun: 1, reason: "もう一度" })
  expect(told).toMatchObject({ state: "failed", failure: { errorCode: "Payroll_Not_Closable" } })
  expect(await monthView()).toMatchObject({ state: "closed", unpaid: [{ userId: highId }] })
  // Paid in December 2026 his tax is known; only the pay day of the settings moves, as a new table would.
  await running().owner`update companies.company set salary_payment_delay_month = 1 where id = ${company.id}`
  expect(await order({ isRerun: 1, reason: "税額表がそろったため", userIds: [highId] })).toMatchObject({
    state: "done",
  })
  const view = await monthView()
  expect(view.unpaid).toEqual([])
  expect((await slipsOf()).filter(([, revision]) => revision === view.revision)).toEqual([[highId, view.revision]])
})

test("BEY-06 a red item is waived with a reason: everybody else is paid, and he stays as unpaid with it", async () => {
  const of = { month: "2026-10" }
  await worked(running(), company, [{ staffId: plainId, day: "2026-10-05", from: "08:00", to: "12:00" }])
  await running().owner`update timekeeping.punch set check_out = null, state = 'unfinished'
    where company_id = ${company.id} and staff_id = ${plainId} and work_day = '2026-10-05'`
  const stopped = await call("/v5/timesheet/snapshot", of)
  expect([stopped.status, stopped.body.view.findings]).toMatchObject([409, [{ kind: "unfinished", userId: plainId }]])
  const reason = "本人と連絡がつかないため"
  const ordered = await call("/v5/timesheet/snapshot", { ...of, without: [{ userId: plainId, reason }] })
  expect(ordered.status, ordered.text).toBe(200)
  expect(await closed(running(), company, ordered.body.data.jobId, finance)).toMatchObject({ state: "done" })
  const view = (await call("/v5/timesheet/month?month=2026-10")).body.data
  expect(view).toMatchObject({ state: "closed", unpaid: [{ userId: plainId, reason }] })
  const paid = await running().owner`select staff_id from payroll.slip
    where company_id = ${company.id} and month = '2026-10' and staff_id in ${running().owner([highId, plainId])}`
  expect(paid).toEqual([{ staff_id: highId }])
})

test("BEY-06 the month is opened, his end is told and it is closed again: he is paid once, why he was left out is history", async () => {
  const october = "2026-10"
  const change = (path: string, method: string, body: object) =>
    ask(running().url, path, { token: finance, company: company.id, method, body })
  const [stuck] = await running().owner`select id, version from timekeeping.punch
    where company_id = ${company.id} and staff_id = ${plainId} and work_day = '2026-10-05'`
  const told = () =>
    change("/v5/timekeeping/tell-end", "POST", {
      timekeepingId: stuck?.id,
      version: stuck?.version,
      checkOut: "2026-10-05T03:00:00.000Z",
      reason: "本人に聞いた",
    })
  const early = await told()
  expect([early.status, early.body.errorCode]).toEqual([409, "Closed_Salary_Day_Not_Editable"])
  const opened = { month: october, isBlock: 0, reason: "退勤が分かったため" }
  expect((await change("/v5/timesheet/update-block-payroll", "PUT", opened)).status).toBe(200)
  const mended = await told()
  expect(mended.status, mended.text).toBe(200)

  const again = await call("/v5/timesheet/snapshot", { month: october, reason: "退勤が分かったため" })
  expect(again.status, again.text).toBe(200)
  const job = await closed(running(), company, again.body.data.jobId, finance)
  // Nobody else's slip changed: the second close writes his alone.
  expect(job).toMatchObject({ state: "done", result: { revision: 2, slips: 1 } })
  const slips = await running().owner`select staff_id, revision from payroll.slip
    where company_id = ${company.id} and month = ${october} and staff_id in ${running().owner([highId, plainId])}
    order by revision`
  expect(slips).toEqual([
    { staff_id: highId, revision: 1 },
    { staff_id: plainId, revision: 2 },
  ])
  const view = (await call(`/v5/timesheet/month?month=${october}`)).body.data
  expect(view).toMatchObject({ state: "closed", unpaid: [] })
  const rows: ReadonlyArray<{ userId: number; net: number }> = (
    await call("/v5/timesheet/payroll", { month: october, pageSize: 100 })
  ).body.data
  expect(rows.filter(({ userId }) => userId === plainId)).toMatchObject([{ revision: 2 }])
  // The transfer pays him once, too.
  const { rows: payees } = (await call(`/v5/timesheet/transfer?month=${october}`)).body.data
  expect(payees.filter(({ userId }: { userId: number }) => userId === plainId)).toHaveLength(1)

  const entries = await running().owner`select action, after from kernel.audit_entry
    where company_id = ${company.id} and subject = ${`payMonth:${october}`}
      and action in ('payMonth.close', 'payMonth.reopen') order by id`
  expect(entries.map(({ action, after }) => [action, after.without?.[0] ?? after.reason])).toEqual([
    ["payMonth.close", { userId: plainId, reason: "本人と連絡がつかないため" }],
    ["payMonth.reopen", "退勤が分かったため"],
    ["payMonth.close", "退勤が分かったため"],
  ])
  const kept = await running().owner`select revision, staff_id, reason from payroll.close_left_out
    where company_id = ${company.id} and month = ${october}`
  expect(kept).toEqual([{ revision: 1, staff_id: plainId, reason: "本人と連絡がつかないため" }])
})
