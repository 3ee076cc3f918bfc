/** From the work: an invoice's lines are the shifts of its period by the customer's prices, each billed once. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
let siteId = 0
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "BILLS")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  siteId = await desk.site({ name: "請求の現場" })
})
interface Suggested {
  readonly siteId: number
  readonly kind: string
  readonly label: string
  readonly unitPrice: number
  readonly quantity: number
  readonly amount: number
  readonly days: ReadonlyArray<{ taskId: number; shift: number; day: string; heads: number; isPressed: boolean }>
}
const linesOf = async (over: object = {}): Promise<ReadonlyArray<Suggested>> => {
  const told = await desk.work(over)
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data.lines
}
/** A suggested line as it is sent. */
const sent = ({ days, label, quantity, siteId: ofSite, unitPrice }: Suggested) => ({
  label,
  quantity,
  unit: "人工",
  unitPrice,
  valueTax: 10,
  siteId: ofSite,
  days: days.map(({ shift, taskId }) => ({ taskId, shift })),
})

test("PAPER-02 PAPER-04 work of a period becomes lines by site and price; what is planned for later is none yet", async () => {
  await desk.arranged(siteId, "2026-11-10")
  await desk.arranged(siteId, "2026-11-11", { workers: [], eveningShift: 1, workerEvening: 2, maxWorkerEvening: 2 })
  await desk.arranged(siteId, "2026-11-28", { workers: [] })
  const lines = await linesOf()
  expect(lines.map(({ amount, kind, quantity, unitPrice }) => [kind, quantity, unitPrice, amount])).toEqual([
    ["regular", 4, 24_000, 96_000],
    ["night", 2, 30_000, 60_000],
  ])
  expect(lines[0]?.label).toBe("請求の現場　常用")
  expect(lines[0]?.days.map(({ day, heads, isPressed }) => [day, heads, isPressed])).toEqual([
    ["2026-11-10", 2, false],
    ["2026-11-11", 2, false],
  ])
})

test("PAPER-02 what one number bills no other bills; a line opens its days; what is removed can be billed again", async () => {
  const lines = (await linesOf()).map(sent)
  const paper = await desk.made({ lines })
  expect(paper.subTotal).toBe(156_000)
  expect(paper.lines[0].days.map(({ day }: { day: string }) => day)).toEqual(["2026-11-10", "2026-11-11"])
  expect(paper.taxMetadata[0].taskIds).toHaveLength(2)
  expect(await linesOf()).toEqual([])
  expect((await desk.work()).body.data.billed).toEqual([{ no: paper.no, shifts: 3 }])
  expect((await linesOf({ paperId: paper.id })).map(sent)).toEqual(lines)
  const twice = await desk.make({ lines })
  expect([twice.status, twice.body.fields]).toEqual([
    400,
    [0, 1].map((n) => ({ field: `lines.${n}.days`, message: `すでに${paper.no}で請求しています。` })),
  ])
  await desk.move(paper.id, paper.version, 0)
  expect((await linesOf()).map(sent)).toEqual(lines)
})

test("PAPER-02 a line's quantity is its people, and its shifts are this customer's", async () => {
  const [line] = (await linesOf()).map(sent)
  const fields = async (over: object) =>
    (await desk.make({ lines: [{ ...line, ...over }] })).body.fields.map(({ field }: { field: string }) => field)
  expect(await fields({ quantity: 3 })).toEqual(["lines.0.quantity"])
  expect(await fields({ days: [{ taskId: 999_999, shift: 1 }] })).toContain("lines.0.days")
  expect(await fields({ siteId: 999_999 })).toEqual(["lines.0.siteId"])
})

test("PAPER-02 of many who bill the same work at the same moment one does", async () => {
  const lines = (await linesOf()).map(sent)
  const told = await Promise.all(Array.from({ length: 12 }, () => desk.make({ lines })))
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 400)])
  const [winner] = told.flatMap(({ body, status }) => (status === 200 ? [body.data] : []))
  await desk.move(winner.id, winner.version, 0)
})

test("PAPER-08 what nobody billed is listed by customer and site, with its days", async () => {
  const missing = async () =>
    (await desk.as("admin", "POST", "/v4/paper/missing-paper", { month: "2026-11", type: 3, pageSize: 10 })).body
  expect((await missing()).data).toMatchObject([
    {
      partnerId: company.customerId,
      siteId,
      siteName: "請求の現場",
      amount: 156_000,
      quantity: 6,
      from: "2026-11-10",
      to: "2026-11-11",
    },
  ])
  const [line] = (await linesOf()).map(sent)
  await desk.made({ lines: [line] })
  expect((await missing()).data).toMatchObject([{ amount: 60_000, quantity: 2 }])
})

test("PAPER-02 D29 the heads that the company arranges count where the customer asks for the same shifts, else those asked for", async () => {
  const other = await desk.site({ name: "客先の人数" })
  const quantity = async () => (await linesOf()).find((line) => line.siteId === other)?.quantity
  const heads = { workers: [], workerMorning: 3, maxWorkerMorning: 5 }
  await desk.arranged(other, "2026-11-12", heads)
  expect(await quantity()).toBe(3)
  await desk.arranged(other, "2026-11-13", { ...heads, morningShiftCustomer: 1 })
  expect(await quantity()).toBe(3 + 5)
  await desk.arranged(other, "2026-11-14", { ...heads, morningShiftCustomer: 1, afternoonShiftCustomer: 1 })
  expect(await quantity()).toBe(3 + 5 + 3)
  await desk.arranged(other, "2026-11-15", { workers: [], maxWorkerMorning: 2, workerMorning: null })
  expect(await quantity()).toBe(3 + 5 + 3 + 2)
})

test("PAPER-02 TASK-35 the optional shift is billed at its own price as the arrangement says it, and not at all without one", async () => {
  const at = await desk.site({ name: "オプションの現場" })
  const own = async () => (await linesOf()).filter((line) => line.siteId === at)
  const optional = { otherShift: 1, otherFrom: "17:30", otherTo: "19:00", workerOther: 2, maxWorkerOther: 2 }
  const only = { workers: [], morningShift: 0, workerMorning: null, maxWorkerMorning: 0 }
  await desk.arranged(at, "2026-11-16", { ...only, ...optional })
  expect(await own()).toEqual([])
  await desk.arranged(at, "2026-11-17", { ...only, ...optional, priceOtherShiftCustomer: 9_000 })
  expect(await own()).toMatchObject([{ quantity: 2, unitPrice: 9_000 }])
})
