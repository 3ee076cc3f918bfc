/** PAY-20, PAY-21: whoever is outsourced is paid his fee by a paper; freelancers by the week or day have theirs on their own dates. */
import { beforeAll, expect, test } from "vitest"
import { makePapers } from "#modules/papers/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

const agency = 7
let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "FEES")
  },
  { startsAt: "2026-11-29T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const settle = async (role: "financeManager" | "otherWorker" | "worker", terms: object) => {
  const id = company.staffOf(role)
  const { version } = (await desk.as("admin", "GET", `/staff/detail-staff/${id}`)).body.data
  return await desk.as("admin", "PUT", `/staff/admin-update-staff/${id}`, {
    version,
    terms: { effectiveFrom: "2026-11-01", isTax: 0, schedule: [{ weekday: 1, workingHour: "08:00" }], ...terms },
  })
}
const monthly = { typePaymentTerm: 3, paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 0 }
const papers = async () => (await desk.list({ type: agency })).body.data
const work = async (role: "financeManager" | "otherWorker", over: object = {}) =>
  (
    await desk.as("admin", "POST", "/paper/work-of-payee", {
      ...{ type: agency, staffId: company.staffOf(role), from: "2026-11-01", to: "2026-11-30" },
      ...over,
    })
  ).body.data

test("PAY-20 PAPER-16 an outsourced person's fee is a line without days, offered once, and his month makes its paper", async () => {
  const told = await settle("financeManager", { ...monthly, salaryType: 6, basicSalary: 180_000, isCreatePaper: 1 })
  expect(told.status).toBe(200)
  const fee = { label: "業務委託料　11月分", siteId: null, quantity: 1, unit: "式", unitPrice: 180_000, days: [] }
  // A period that is not over is no fee yet, as work that is only planned is none.
  expect((await work("financeManager")).lines).toEqual([])
  running().clock?.set("2026-11-30T03:00:00.000Z")
  desk = await aDesk(running(), company)
  // Of October, when he had other terms, nothing is asked.
  expect(await work("financeManager", { from: "2026-10-01" })).toMatchObject({ lines: [fee] })
  expect(await work("financeManager")).toMatchObject({ dueDate: "2026-12-30", lines: [fee], billed: [] })
  // A period that closes later is no fee yet.
  expect((await work("financeManager", { to: "2026-11-29" })).lines).toEqual([])
  running().clock?.set("2026-11-30T20:00:00.000Z")
  desk = await aDesk(running(), company)
  await Promise.all([1, 2].map(() => running().run(makePapers())))
  const [paper, ...others] = await papers()
  expect(others).toEqual([])
  expect(paper).toMatchObject({ staffId: company.staffOf("financeManager"), status: 10, total: 198_000 })
  expect(paper.title).toBe("11月分 お支払い")
  expect(await work("financeManager")).toMatchObject({ lines: [], billed: [{ no: paper.no, shifts: 1 }] })
  // While that paper is written it is offered its own.
  expect((await work("financeManager", { paperId: paper.id })).lines).toHaveLength(1)
})

test("PAY-21 a freelancer by the week is paid by a paper of each week, due on its weekday; wages are not by the week", async () => {
  const weekly = { typePaymentTerm: 2, paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 5 }
  const refused = await settle("worker", { ...weekly, salaryType: 1, basicSalary: 1_500 })
  expect(refused.body.fields?.map(({ field }: { field: string }) => field)).toContain("terms.typePaymentTerm")
  const project = { salaryType: 4, basicSalary: 20_000, isCreatePaper: 1 }
  const beyond = await settle("otherWorker", { ...weekly, ...project, paymentTerm: 7 })
  expect(beyond.body.fields?.map(({ field }: { field: string }) => field)).toEqual(["terms.paymentTerm"])
  expect((await settle("otherWorker", { ...weekly, ...project })).status).toBe(200)
  const siteId = await desk.site({ name: "週払いの現場" })
  const him = { workers: [inTheMorning(company.staffOf("otherWorker"), {})] }
  await desk.arranged(siteId, "2026-12-01", him)
  await desk.arranged(siteId, "2026-12-06", him)
  await desk.arranged(siteId, "2026-12-07", him)
  // Monday morning: the week until Sunday is over.
  running().clock?.set("2026-12-06T20:00:00.000Z")
  desk = await aDesk(running(), company)
  await running().run(makePapers())
  const made = (await papers()).filter((one: { staffId: number }) => one.staffId === company.staffOf("otherWorker"))
  expect(made).toMatchObject([
    {
      title: "11/30～12/6分 お支払い",
      stageStartFrom: "2026-11-30",
      stageStartTo: "2026-12-06",
      dueDate: "2026-12-11",
    },
  ])
  expect(made[0].total).toBe(44_000)
})

test("PAY-21 by the day each day is its own paper, never due before it is made; a day on which banks rest is paid on the next one", async () => {
  const told = await settle("otherWorker", {
    ...{ typePaymentTerm: 1, paymentMonthOffset: 0, effectiveFrom: "2026-12-08" },
    ...{ salaryType: 4, basicSalary: 20_000, isCreatePaper: 1 },
  })
  expect(told.status).toBe(200)
  const siteId = await desk.site({ name: "日払いの現場" })
  const him = { workers: [inTheMorning(company.staffOf("otherWorker"), {})] }
  await desk.arranged(siteId, "2026-12-10", him)
  running().clock?.set("2026-12-10T20:00:00.000Z")
  desk = await aDesk(running(), company)
  await running().run(makePapers())
  await desk.arranged(siteId, "2026-12-11", him)
  await desk.arranged(siteId, "2026-12-12", him)
  running().clock?.set("2026-12-12T20:00:00.000Z")
  desk = await aDesk(running(), company)
  await running().run(makePapers())
  const made = (await papers()).filter(
    ({ stageStartFrom }: { stageStartFrom: string }) => stageStartFrom >= "2026-12-10",
  )
  expect(
    made
      .map(({ dueDate, title, total }: Record<"dueDate" | "title" | "total", unknown>) => [title, dueDate, total])
      .toSorted(),
  ).toEqual([
    ["12/10分 お支払い", "2026-12-11", 22_000],
    ["12/11分 お支払い", "2026-12-14", 22_000],
    ["12/12分 お支払い", "2026-12-14", 22_000],
  ])
})

test("PAPER-16 PAY-21 days that a change from months to weeks leaves are on the first week's paper, once", async () => {
  const id = company.staffOf("otherWorker")
  const project = { salaryType: 4, basicSalary: 20_000, isCreatePaper: 1 }
  const monthly = { typePaymentTerm: 3, paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 0 }
  const weekly = { typePaymentTerm: 2, paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 5 }
  expect((await settle("otherWorker", { ...project, ...monthly, effectiveFrom: "2027-02-01" })).status).toBe(200)
  expect((await settle("otherWorker", { ...project, ...weekly, effectiveFrom: "2027-03-15" })).status).toBe(200)
  const siteId = await desk.site({ name: "締めの変更" })
  // 2027-03-21 is a Sunday.
  for (const day of ["2027-02-10", "2027-03-02", "2027-03-16"])
    await desk.arranged(siteId, day, { workers: [inTheMorning(id)] })
  const periods = async (instant: string) => {
    running().clock?.set(instant)
    desk = await aDesk(running(), company)
    await Promise.all([1, 2].map(() => running().run(makePapers())))
    const all: ReadonlyArray<Record<"stageStartFrom" | "stageStartTo", string> & Record<"staffId" | "total", number>> =
      await papers()
    return all
      .filter(({ staffId, stageStartTo }) => staffId === id && stageStartTo > "2027-02-01")
      .map(({ stageStartFrom, stageStartTo, total }) => [stageStartFrom, stageStartTo, total])
      .toSorted()
  }
  const february = ["2027-02-01", "2027-02-28", 22_000]
  expect(await periods("2027-02-28T20:00:00.000Z")).toEqual([february])
  const left = ["2027-03-01", "2027-03-21", 44_000]
  expect(await periods("2027-03-21T20:00:00.000Z")).toEqual([february, left])
  await desk.arranged(siteId, "2027-03-23", { workers: [inTheMorning(id)] })
  expect(await periods("2027-03-28T20:00:00.000Z")).toEqual([february, left, ["2027-03-22", "2027-03-28", 22_000]])
})
