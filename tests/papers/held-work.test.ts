/** 保留 (D119): a held arrangement is no work to bill, to pay or to plan, until the hold is taken back or somebody presses. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "HELDWORK")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const [invoice, acceptance, agency] = [3, 5, 7]
interface Line {
  readonly label: string
  readonly quantity: number
  readonly siteId: number
  readonly unitPrice: number
  readonly days: ReadonlyArray<{ taskId: number; shift: number }>
}
interface Task {
  readonly id: number
  readonly version: number
}
const own = (lines: ReadonlyArray<Line>, siteId: number) => lines.filter((line) => line.siteId === siteId)
const billable = async (siteId: number) => own((await desk.work()).body.data.lines, siteId)
const payable = async (siteId: number) => {
  const asked = { type: agency, partnerId: company.vendorId, from: "2026-11-01", to: "2026-11-30" }
  return own((await desk.as("admin", "POST", "/paper/work-of-payee", asked)).body.data.lines, siteId)
}
const missing = async (siteId: number, type: number) => {
  const told = await desk.as("admin", "POST", "/v4/paper/missing-paper", { month: "2026-11", type, pageSize: 100 })
  return (told.body.data as ReadonlyArray<{ siteId: number }>).filter((row) => row.siteId === siteId)
}
const hold = async ({ id, version }: Task, reserveStatus: 0 | 1): Promise<Task> => {
  const told = await desk.as("manager", "PUT", `/v3/task/update-reserve-status/${id}`, { version, reserveStatus })
  expect([told.status, told.text]).toEqual([200, told.text])
  return told.body.data
}
const planOf = async (siteId: number) => {
  const told = await desk.as("manager", "POST", "/nest/report/revenue", {
    ...{ from: "2026-11", to: "2026-11", pageSize: 100 },
  })
  const row = told.body.data.find((one: { siteId: number | null }) => one.siteId === siteId)
  return [row?.unbilled ?? 0, row?.outside ?? 0, row?.planned.unbilled ?? 0, row?.planned.outside ?? 0]
}
/** Two heads at 24,000 yen for the customer, one of them a vendor's at 18,000. */
const withVendor = (siteId: number, day: string) =>
  desk.arranged(siteId, day, {
    workers: [inTheMorning(company.staffOf("vendorWorker"))],
    vendors: [{ userId: company.vendorId, morningShift: 1, maxWorkerMorning: 1, priceMorning: 18_000 }],
  })
const lists = async (siteId: number) => [
  (await billable(siteId)).map(({ quantity }) => quantity),
  (await payable(siteId)).map(({ quantity }) => quantity),
  (await missing(siteId, invoice)).length,
  (await missing(siteId, acceptance)).length,
  await planOf(siteId),
]
const asWork = [[2], [1], 1, 1, [48_000, 18_000, 48_000, 18_000]]
const asNothing = [[], [], 0, 0, [0, 0, 0, 0]]

test("PAPER-02 PAPER-08 REV-04 TASK-14 a held day is billed to nobody, paid to nobody and planned nowhere; taken back it is work again", async () => {
  const siteId = await desk.site({ name: "保留の現場" })
  const task = await withVendor(siteId, "2026-11-10")
  expect(await lists(siteId)).toEqual(asWork)
  const held = await hold(task, 1)
  expect(await lists(siteId)).toEqual(asNothing)
  await hold(held, 0)
  expect(await lists(siteId)).toEqual(asWork)
})

test("PAPER-02 PAPER-08 TASK-14 who presses on a held day worked: the shift is billed and paid as one that is not held", async () => {
  const siteId = await desk.site({ name: "保留でも出た現場" })
  const task = await withVendor(siteId, "2026-11-11")
  await hold(task, 1)
  expect(await lists(siteId)).toEqual(asNothing)
  const told = await desk.as("admin", "POST", "/v2/timekeeping/handle-working-time", {
    userId: company.staffOf("vendorWorker"),
    workingDay: "2026-11-11",
    taskId: task.id,
    checkIn: "2026-11-10T23:00:00.000Z",
    checkOut: "2026-11-11T03:00:00.000Z",
    rests: [],
    reason: "保留のまま作業した",
  })
  expect([told.status, told.text]).toEqual([200, told.text])
  expect(await lists(siteId)).toEqual(asWork)
})

test("PAPER-08 TASK-14 a day that a paper in force bills and that is held stands on the list as gone, a draft with it is not handed in", async () => {
  const siteId = await desk.site({ name: "請求後に保留" })
  const first = await desk.arranged(siteId, "2026-11-12", { workers: [] })
  const lines = async () =>
    (await billable(siteId)).map(({ days, ...line }) => ({
      ...{ label: line.label, quantity: line.quantity, unitPrice: line.unitPrice, siteId, unit: "人工", valueTax: 10 },
      days: days.map(({ shift, taskId }) => ({ taskId, shift })),
    }))
  const paper = await desk.issued({ lines: await lines() })
  const held = await hold(first, 1)
  expect(await missing(siteId, invoice)).toMatchObject([
    { why: "gone", no: paper.no, quantity: -2, amount: -48_000, taskIds: [first.id] },
  ])
  await hold(held, 0)
  expect(await missing(siteId, invoice)).toEqual([])
  const second = await desk.arranged(siteId, "2026-11-13", { workers: [] })
  const draft = await desk.made({ lines: await lines() })
  await hold(second, 1)
  const handed = await desk.move(draft.id, draft.version, 2)
  expect([handed.status, handed.body.fields?.[0]?.field]).toEqual([400, "lines.0.days"])
})
