/** PAY-20: a period of 業務委託料 is billed once, whatever its amount was corrected to; what is billed by nobody is on the list. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

const agency = 7
let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "FEEONCE")
  },
  { startsAt: "2026-11-01T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  const id = company.staffOf("financeManager")
  const { version } = (await desk.as("admin", "GET", `/staff/detail-staff/${id}`)).body.data
  const told = await desk.as("admin", "PUT", `/staff/admin-update-staff/${id}`, {
    version,
    terms: {
      ...{ effectiveFrom: "2026-10-01", isTax: 0, schedule: [{ weekday: 1, workingHour: "08:00" }] },
      ...{ typePaymentTerm: 3, paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 0 },
      ...{ salaryType: 6, basicSalary: 180_000 },
    },
  })
  expect([told.status, told.text]).toEqual([200, told.text])
  running().clock?.set("2026-12-02T01:00:00.000Z")
  desk = await aDesk(running(), company)
})
const staffId = () => company.staffOf("financeManager")
const work = async (over: object = {}) =>
  (
    await desk.as("admin", "POST", "/paper/work-of-payee", {
      ...{ type: agency, staffId: staffId(), from: "2026-11-01", to: "2026-11-30" },
      ...over,
    })
  ).body.data
const november = { from: "2026-11-01", to: "2026-11-30" }
const feeLine = (over: object = {}) => ({
  ...{ label: "業務委託料　11月分", quantity: 1, unit: "式", unitPrice: 150_000, valueTax: 10, fee: november },
  ...over,
})
const paperOf = (lines: ReadonlyArray<object>, over: object = {}) => ({
  ...{ type: agency, partnerId: null, staffId: staffId(), createdAt: "2026-11-30", lines },
  ...{ stageStartFrom: "2026-11-01", stageStartTo: "2026-11-30", dueDate: "2026-12-30" },
  ...over,
})
const fieldsOf = ({ body }: { body: { fields?: ReadonlyArray<{ field: string; message: string }> } }) => body.fields

test("PAY-20 a fee whose amount was corrected by hand is not offered again, and a second number is refused by its line", async () => {
  expect((await work()).lines).toMatchObject([{ unitPrice: 180_000, fee: november }])
  const paper = await desk.made(paperOf([feeLine()]))
  expect((await desk.details(paper.id)).body.data.lines).toMatchObject([{ unitPrice: 150_000, fee: november }])
  expect(await work()).toMatchObject({ lines: [], billed: [{ no: paper.no, shifts: 1 }] })
  expect((await work({ paperId: paper.id })).lines).toMatchObject([{ fee: november }])
  const twice = await desk.make(paperOf([{ ...feeLine(), fee: null }, feeLine({ unitPrice: 180_000 })]))
  expect([twice.status, fieldsOf(twice)?.map(({ field }) => field)]).toEqual([400, ["lines.1.fee"]])
  expect(fieldsOf(twice)?.[0]?.message).toContain(paper.no)
  // Removed, it leaves its period free.
  expect((await desk.move(paper.id, paper.version, 0)).status).toBe(200)
  expect((await work()).lines).toHaveLength(1)
})

test("PAY-20 of two that are written at the same moment one has the period; without the line it is free again", async () => {
  const both = await Promise.all([1, 2].map(() => desk.make(paperOf([feeLine()]))))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const made = both.find(({ status }) => status === 200)?.body.data
  const without = await desk.as("officeManager", "PUT", `/paper/update-paper/${made.id}`, {
    ...desk.written,
    ...{ version: made.version, lines: [feeLine({ fee: null })] },
  })
  expect(without.status).toBe(200)
  expect((await work()).lines).toHaveLength(1)
  expect((await desk.move(made.id, without.body.data.version, 0)).status).toBe(200)
})

test("PAY-20 a line pays for a whole period of its own person's terms, that is over, once", async () => {
  const refusedFor = async (...lines: ReadonlyArray<object>) => fieldsOf(await desk.make(paperOf(lines)))
  expect(await refusedFor(feeLine({ fee: { from: "2026-11-01", to: "2026-11-29" } }))).toMatchObject([
    { field: "lines.0.fee" },
  ])
  expect(await refusedFor(feeLine({ fee: { from: "2026-12-01", to: "2026-12-31" } }))).toMatchObject([
    { field: "lines.0.fee" },
  ])
  expect(await refusedFor(feeLine(), feeLine())).toMatchObject([{ field: "lines.1.fee" }])
  // No fee of a customer's, and none of who has other terms.
  const ofCustomer = await desk.make({ lines: [feeLine()] })
  expect(fieldsOf(ofCustomer)).toMatchObject([{ field: "lines.0.fee" }])
  const ofFreelancer = await desk.make(paperOf([feeLine()], { staffId: company.staffOf("otherWorker") }))
  expect(fieldsOf(ofFreelancer)).toMatchObject([{ field: "lines.0.fee" }])
})

const costOf = async (month: string) => {
  const told = await desk.as("admin", "POST", "/nest/report/revenue", { from: month, to: month, pageSize: 100 })
  const row = told.body.data.find((one: { siteId: number | null }) => one.siteId === null)
  return { outside: row?.outside ?? 0, planned: row?.planned.outside ?? 0 }
}

test("PAPER-08 REV-04 PAY-20 a fee that no paper pays is on the list of what is not paid, and a cost of its month, until one does", async () => {
  const missing = async (over: object = {}) =>
    (await desk.as("admin", "POST", "/v4/paper/missing-paper", { month: "2026-11", type: agency, ...over })).body.data
  expect(await missing()).toMatchObject([
    {
      ...{ why: "unbilled", isFee: true, staffId: staffId(), partnerId: null, siteId: null, no: null },
      ...{ quantity: 0, amount: 180_000, taskIds: [], ...november },
    },
  ])
  // Customers owe none of it, and a period that is not over is none yet.
  expect(await missing({ type: 3 })).toEqual([])
  expect(await missing({ month: "2026-12" })).toEqual([])
  expect(await costOf("2026-11")).toEqual({ outside: 180_000, planned: 180_000 })
  expect(await costOf("2026-12")).toEqual({ outside: 0, planned: 180_000 })
  // October and November on one paper, at another amount: it takes the place of both, each in its own month.
  const october = feeLine({ label: "10月分", unitPrice: 100_000, fee: { from: "2026-10-01", to: "2026-10-31" } })
  const draft = await desk.made(paperOf([october, feeLine()], { stageStartFrom: "2026-10-01" }))
  expect(await missing()).toEqual([])
  expect(await missing({ month: "2026-10" })).toEqual([])
  await desk.move(draft.id, draft.version, 2)
  expect(await costOf("2026-11")).toEqual({ outside: 150_000, planned: 180_000 })
  expect(await costOf("2026-10")).toEqual({ outside: 100_000, planned: 180_000 })
})

test("PAY-20 what a number bills already can be corrected after the terms behind it changed, and by no other number", async () => {
  const december = { from: "2026-12-01", to: "2026-12-31" }
  running().clock?.set("2027-01-05T01:00:00.000Z")
  desk = await aDesk(running(), company)
  const line = feeLine({ label: "12月分", fee: december })
  const about = {
    ...{ createdAt: "2027-01-05", dueDate: "2027-01-31" },
    stageStartFrom: december.from,
    stageStartTo: december.to,
  }
  const draft = await desk.made(paperOf([line], about))
  const asked = await desk.move(draft.id, draft.version, 2)
  const confirmed = await desk.as("financeManager", "PUT", `/v6/paper/${draft.id}/vendor-confirm`, {
    version: asked.body.data.version,
    isConfirm: 1,
  })
  expect([confirmed.status, confirmed.text]).toEqual([200, confirmed.text])
  const { version } = (await desk.as("admin", "GET", `/staff/detail-staff/${staffId()}`)).body.data
  const changed = await desk.as("admin", "PUT", `/staff/admin-update-staff/${staffId()}`, {
    version,
    terms: {
      ...{ effectiveFrom: "2026-12-10", isTax: 0, schedule: [{ weekday: 1, workingHour: "08:00" }] },
      ...{ typePaymentTerm: 3, paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 0 },
      ...{ salaryType: 6, basicSalary: 200_000 },
    },
  })
  expect([changed.status, changed.text]).toEqual([200, changed.text])
  const corrected = await desk.make(
    { ...paperOf([{ ...line, unitPrice: 140_000 }], about), correctsId: draft.id },
    "admin",
  )
  expect([corrected.status, corrected.text]).toEqual([200, corrected.text])
  const other = await desk.make(paperOf([line], about))
  expect([other.status, fieldsOf(other)?.map(({ field }) => field)]).toEqual([400, ["lines.0.fee"]])
})

test("REV-04 PAY-20 a fee that was typed by hand, without its period, is a cost once", async () => {
  running().clock?.set("2027-02-02T01:00:00.000Z")
  desk = await aDesk(running(), company)
  expect(await costOf("2027-01")).toEqual({ outside: 200_000, planned: 200_000 })
  const typed = feeLine({ label: "1月分", unitPrice: 170_000, fee: null })
  const stage = { stageStartFrom: "2027-01-01", stageStartTo: "2027-01-31" }
  const draft = await desk.made(paperOf([typed], { ...stage, createdAt: "2027-02-01", dueDate: "2027-02-28" }))
  await desk.move(draft.id, draft.version, 2)
  expect(await costOf("2027-01")).toEqual({ outside: 170_000, planned: 200_000 })
})
