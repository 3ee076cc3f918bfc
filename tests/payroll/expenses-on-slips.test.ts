/** 立替金精算 (D74, PAPER-17): an approved request goes back with the next slip, once, beside the wages. */
import { beforeAll, expect, test } from "vitest"
import { anExpenseDesk } from "../expenses/expense-desk.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, worked } from "./month.ts"

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "REPAID")
  },
  { startsAt: "2026-10-20T01:00:00.000Z" },
)
const desk = async () => anExpenseDesk(running(), company)
type Desk = Awaited<ReturnType<typeof desk>>
let at: Desk
/** Who signs in anew: the clock has gone on. */
const goOn = async (instant: string) => {
  running().clock?.set(instant)
  at = await desk()
}
const read = async (path: string, role: "worker" | "financeManager" = "financeManager") =>
  (await at.as(role, "GET", path)).body.data
const order = async (month: string, more: object = {}) => {
  const told = await at.as("financeManager", "POST", "/v5/timesheet/snapshot", { month, ...more })
  expect(told.status, told.text).toBe(200)
  const token = at.token("financeManager")
  expect((await closed(running(), company, told.body.data.jobId, token)).state).toBe("done")
}
const rowOf = async (month: string, userId = company.staffOf("worker")) => {
  const { data } = (await at.as("financeManager", "POST", "/v5/timesheet/payroll", { month, pageSize: 100 })).body
  return data.find((row: { userId: number }) => row.userId === userId)
}
const approved = async (over: object) => {
  const one = await at.asked(over)
  const told = await at.decide(one.id)
  expect(told.status, told.text).toBe(200)
  return one.id as number
}
let tape = 0
let fare = 0

beforeAll(async () => {
  at = await desk()
  const worker = company.staffOf("worker")
  await worked(
    running(),
    company,
    ["2026-10-01", "2026-10-02"].map((day) => ({ staffId: worker, day, from: "08:00", to: "12:00" })),
  )
})

test("PAPER-17 PAY-13 the slip of the month pays back what was approved: no wage, no tax, no insurance, part of the net", async () => {
  const worker = company.staffOf("worker")
  const before = await read(`/v5/timesheet/draft?month=2026-10&userId=${worker}`)
  expect(before.totals.repaid).toBeUndefined()
  tape = await approved({ date: "2026-10-14", amount: 1_980 })
  fare = await approved({ date: "2026-10-03", amount: 640, category: 1, note: "電車" })
  const byHand = await approved({ date: "2026-10-10", amount: 3_000 })
  expect((await at.pay(byHand)).status).toBe(200)
  await at.asked({ date: "2026-10-11", amount: 70_000 })
  const slip = await read(`/v5/timesheet/draft?month=2026-10&userId=${worker}`)
  expect(slip.totals).toEqual({ ...before.totals, net: before.totals.net + 2_620, repaid: 2_620 })
  expect(slip.lines.filter(({ kind }: { kind: string }) => kind !== "repayment")).toEqual(before.lines)
  expect(slip.lines.find(({ kind }: { kind: string }) => kind === "repayment")).toMatchObject({
    key: "repaidExpenses",
    name: "立替金精算",
    amount: 2_620,
    text: { sentence: expect.stringContaining("640円") },
  })
  // In the order of the days; each leads to its request.
  expect(slip.expenses).toEqual([
    { category: 1, id: fare, spentOn: "2026-10-03", yen: 640 },
    { category: 3, id: tape, spentOn: "2026-10-14", yen: 1_980 },
  ])
})

test("PAPER-17 the close ties request and slip together; the request is locked, and no later slip pays it again", async () => {
  await goOn("2026-11-04T01:00:00.000Z")
  await order("2026-10")
  const row = await rowOf("2026-10")
  expect(row.repaid).toBe(2_620)
  expect(row.net).toBe(row.gross - row.deductions + 2_620)
  const told = (await at.details(tape, "financeManager")).body.data
  expect(told).toMatchObject({ paymentStatus: 0, slipId: row.id, slipMonth: "2026-10" })
  expect(told.permissions.actions).toEqual(["read"])
  const refused = await at.pay(tape, { version: told.version })
  expect([refused.status, refused.body.errorCode]).toEqual([403, "Permission_Denied"])
  // What a slip pays back is no longer owed.
  const { sums } = (await at.list({ from: "2026-10-01", to: "2026-10-31" }, "financeManager")).body
  expect([sums.approved.sum, sums.paid.sum]).toEqual([0, 3_000 + 2_620])
  // Told with its slip: it belongs to 2026-10 whatever is written.
  const moving = running().owner`update expenses.request set slip_month = '2026-11' where id = ${tape}`
  await expect(moving).rejects.toThrow("a request stays with the month whose slip pays it back")
  const november = await read(`/v5/timesheet/draft?month=2026-11&userId=${company.staffOf("worker")}`)
  expect(november.expenses).toEqual([])
  const [entry] = await running().owner`select after from kernel.audit_entry where action = 'expense.goesWithSlip'`
  expect(entry?.after.expenseIds.toSorted()).toEqual([tape, fare].toSorted())
})

test("PAPER-17 a month that is opened again and closed, or corrected, pays the same once; the request knows the newest slip", async () => {
  const first = await rowOf("2026-10")
  const opened = await at.as("financeManager", "PUT", "/v5/timesheet/update-block-payroll", {
    month: "2026-10",
    isBlock: 0,
    reason: "打刻の漏れ",
  })
  expect(opened.status, opened.text).toBe(200)
  expect((await at.details(tape, "financeManager")).body.data.permissions.actions).toEqual(["read"])
  await worked(running(), company, [
    { staffId: company.staffOf("worker"), day: "2026-10-05", from: "08:00", to: "12:00" },
  ])
  await order("2026-10")
  const second = await rowOf("2026-10")
  expect([second.repaid, second.net - first.net]).toEqual([
    2_620,
    second.gross - second.deductions - first.gross + first.deductions,
  ])
  expect((await at.details(fare, "financeManager")).body.data.slipId).toBe(second.id)
  await order("2026-10", { isRerun: 1, reason: "念のため" })
  expect((await rowOf("2026-10")).id).toBe(second.id)
})

test("PAPER-17 what is approved after the close goes with the next month's slip", async () => {
  const [waiting] = await running().owner`select id, version from expenses.request where amount = 70000`
  expect((await at.decide(waiting?.id, { version: waiting?.version })).status).toBe(200)
  const november = await read(`/v5/timesheet/draft?month=2026-11&userId=${company.staffOf("worker")}`)
  expect(november.totals.repaid).toBe(70_000)
})
