/** 請求もれ・支払もれ: what no paper bills as it was done, with why; worked through arrangement, paper and change. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "MISSING")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const [invoice, acceptance] = [3, 5]
interface Line {
  readonly label: string
  readonly quantity: number
  readonly siteId: number
  readonly unit: string
  readonly unitPrice: number
  readonly days: ReadonlyArray<{ taskId: number; shift: number; certificate?: string }>
}
const sent = ({ days, label, quantity, siteId, unit, unitPrice }: Line) => ({
  ...{ label, quantity, unit, unitPrice, valueTax: 10, siteId },
  days: days.map(({ shift, taskId }) => ({ taskId, shift })),
})
const linesAt = async (siteId: number, paperId?: number) => {
  const told = await desk.work(paperId === undefined ? {} : { paperId })
  return (told.body.data.lines as ReadonlyArray<Line>).filter((line) => line.siteId === siteId).map(sent)
}
const missing = async (siteId: number, type = invoice) => {
  const told = await desk.as("admin", "POST", "/v4/paper/missing-paper", { month: "2026-11", type, pageSize: 100 })
  return (told.body.data as ReadonlyArray<{ siteId: number }>).filter((row) => row.siteId === siteId)
}
const change = async (task: { id: number; version: number }, over: object) => {
  const told = await desk.as("manager", "PUT", `/v2/task/${task.id}`, { version: task.version, ...over })
  expect([told.status, told.text]).toEqual([200, told.text])
  return told.body.data
}

test("PAPER-08 heads that were raised after the invoice was issued stand on the list with its number, until a correction bills them", async () => {
  const siteId = await desk.site({ name: "増えた現場" })
  const task = await desk.arranged(siteId, "2026-11-10")
  const same = await desk.arranged(siteId, "2026-11-11")
  const paper = await desk.issued({ lines: await linesAt(siteId) })
  expect(await missing(siteId)).toEqual([])
  await change(task, { workerMorning: 5, maxWorkerMorning: 5 })
  const row = { why: "changed", partnerId: company.customerId, staffId: null, siteName: "増えた現場", no: paper.no }
  expect(await missing(siteId)).toMatchObject([
    {
      ...row,
      paperId: paper.id,
      mayCorrect: true,
      quantity: 3,
      amount: 72_000,
      taskIds: [task.id],
      from: "2026-11-10",
    },
  ])
  await change(same, { workerMorning: 1, maxWorkerMorning: 1 })
  expect(await missing(siteId)).toMatchObject([{ ...row, quantity: 2, amount: 48_000, to: "2026-11-11" }])
  const lines = await linesAt(siteId, paper.id)
  const next = await desk.made({ correctsId: paper.id, lines })
  expect(await missing(siteId)).toMatchObject([{ ...row, paperId: next.id, mayCorrect: false }])
  const pending = await desk.move(next.id, next.version, 2)
  await desk.move(next.id, pending.body.data.version, 1, "financeManager")
  expect(await missing(siteId)).toEqual([])
})

test("PAPER-08 BEY-02 an arrangement that an issued paper bills and that is called off stands on the list as gone", async () => {
  const siteId = await desk.site({ name: "中止の現場" })
  const task = await desk.arranged(siteId, "2026-11-12")
  const paper = await desk.issued({ lines: await linesAt(siteId) })
  await change(task, { status: 0 })
  expect(await missing(siteId)).toMatchObject([
    { why: "gone", no: paper.no, paperId: paper.id, quantity: -2, amount: -48_000, taskIds: [task.id] },
  ])
})

test("PAPER-08 what a paper in force bills is no difference when the arrangement moves to another day with the same heads", async () => {
  const siteId = await desk.site({ name: "延びた現場" })
  const task = await desk.arranged(siteId, "2026-11-13")
  await desk.issued({ lines: await linesAt(siteId) })
  await change(task, { startDate: "2026-12-13" })
  expect(await missing(siteId)).toEqual([])
})

test("PAPER-08 work without a price is listed with its heads, for customers and for vendors, beside what has one", async () => {
  const siteId = await desk.site({ name: "単価のない現場" })
  const optional = { otherShift: 1, otherFrom: "17:30", otherTo: "19:00", workerOther: 3, maxWorkerOther: 3 }
  await desk.arranged(siteId, "2026-11-16", {
    ...optional,
    workers: [inTheMorning(company.staffOf("vendorWorker"))],
  })
  expect(await missing(siteId)).toMatchObject([
    { why: "unbilled", quantity: 2, amount: 48_000, no: null, paperId: null, mayCorrect: false },
    { why: "noPrice", quantity: 3, amount: 0, no: null, from: "2026-11-16", to: "2026-11-16" },
  ])
  expect(await missing(siteId, acceptance)).toMatchObject([
    { why: "noPrice", partnerId: company.vendorId, quantity: 1, amount: 0 },
  ])
})

test("PAPER-08 D15 the list is for the management, which sees revenue", async () => {
  const asked = { month: "2026-11", type: invoice }
  expect((await desk.as("worker", "POST", "/v4/paper/missing-paper", asked)).status).toBe(403)
  expect((await desk.as("customer", "POST", "/v4/paper/missing-paper", asked)).status).toBe(403)
})
