/** Revenue and cost of a month: what the report says is what papers, slips, requests and arrangements say, to the yen. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { unpackTexts } from "#modules/payroll/repository/slip-texts.ts"
import { seeded } from "../faults/seeded.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "../papers/paper-desk.ts"
import { closed, hire, worked } from "../payroll/month.ts"
import { fixedSite, inTheMorning } from "../scheduling/board.ts"

const random = seeded(Number(process.env.SEED ?? 2210))
const upTo = (most: number) => Math.floor(random() * (most + 1))
const month = "2026-10"
const dayOf = (n: number) => `${month}-${String(n).padStart(2, "0")}`
let company: TestCompany
let desk: Desk
const sites: Array<number> = []
let people: ReadonlyArray<number> = []
/** By site, what a plain count expects of the shifts, and what of it was billed. */
const work = new Map<number, number>()
const vendors = new Map<number, number>()
const add = (to: Map<number, number>, siteId: number, amount: number) => to.set(siteId, (to.get(siteId) ?? 0) + amount)
const running = runningProduct()
const report = async (over: object = {}) => {
  const told = await desk.as("admin", "POST", "/nest/report/revenue", {
    from: month,
    to: month,
    pageSize: 100,
    ...over,
  })
  if (told.status !== 200) throw new Error(told.text)
  return told.body
}
const costRevenue = (siteId: number, over: object = {}) =>
  desk.as("financeManager", "POST", `/v2/construction-site/cost-revenue/${siteId}`, { from: month, to: month, ...over })
const rowOf = async (siteId: number | null) =>
  (await report()).data.find((row: { siteId: number | null }) => row.siteId === siteId)

/** Six days of work; on some a man of the vendor's for 18,000 yen, on some a night. */
const arrangedMonth = async (siteId: number, first: number) => {
  for (let n = 0; n < 6; n++) {
    const [heads, isNight, hasVendor] = [1 + upTo(3), random() < 0.3, random() < 0.6]
    await desk.arranged(siteId, dayOf(first + n * 4), {
      workerMorning: heads,
      maxWorkerMorning: heads,
      ...(isNight ? { eveningShift: 1, workerEvening: 1, maxWorkerEvening: 1 } : {}),
      workers: hasVendor ? [inTheMorning(company.staffOf("vendorWorker"))] : [],
      vendors: hasVendor
        ? [{ userId: company.vendorId, morningShift: 1, maxWorkerMorning: 1, priceMorning: 18_000 }]
        : [],
    })
    add(work, siteId, heads * 24_000 + (isNight ? 30_000 : 0))
    if (hasVendor) add(vendors, siteId, 18_000)
  }
}
/** Punches at random lengths, each at a site or the office. */
const pressedMonth = async () => {
  people = await hire(
    running(),
    company,
    [300_000, 310_000, 1_500].map((basicSalary, at) => ({
      name: `利益 ${at}`,
      role: "worker" as const,
      terms: {
        effectiveFrom: isoDate("2025-04-01"),
        salaryType: basicSalary < 10_000 ? ("hour" as const) : ("month" as const),
        basicSalary: yen(basicSalary),
        averageMonthlyHours: 160,
      },
    })),
  )
  const days = people.flatMap((staffId) => Array.from({ length: 5 }, (_, n) => ({ staffId, day: dayOf(5 + n) })))
  await worked(
    running(),
    company,
    days.map((one) => ({ ...one, from: "08:00", to: `${12 + upTo(5)}:${upTo(1) === 1 ? "00" : "30"}` })),
  )
  for (const { day, staffId } of days)
    await running().owner`update timekeeping.punch set site_id = ${[...sites, null][upTo(2)] ?? null}
      where company_id = ${company.id} and staff_id = ${staffId} and work_day = ${day}`
}

beforeAll(async () => {
  company = await aCompany(running(), "PROFIT")
  desk = await aDesk(running(), company)
  for (const [at, name] of ["第一現場", "第二現場"].entries()) {
    sites.push(await desk.site({ name }))
    await arrangedMonth(sites[at] ?? 0, 1 + at)
  }
  await pressedMonth()
})

test("REV-04 work that no invoice bills is revenue by the customer's price, what vendors sent is cost by theirs", async () => {
  for (const siteId of sites) {
    const row = await rowOf(siteId)
    expect(row).toMatchObject({ papers: 0, unbilled: work.get(siteId), revenue: work.get(siteId), isOpen: true })
    expect(row).toMatchObject({ outside: vendors.get(siteId) ?? 0, planned: { unbilled: work.get(siteId) } })
  }
})

test("REV-04 an invoice in force takes its work's place, discount and all; one that waits does not", async () => {
  const [siteId = 0] = sites
  const told = await desk.work({ from: dayOf(1), to: dayOf(12) })
  const lines = told.body.data.lines
    .filter((line: { siteId: number }) => line.siteId === siteId)
    .map(({ days, label, quantity, unitPrice }: Record<string, ReadonlyArray<{ taskId: number; shift: number }>>) => ({
      ...{ label, quantity, unitPrice, unit: "人工", valueTax: 10, siteId },
      days: days?.map(({ shift, taskId }) => ({ taskId, shift })),
    }))
  const paper = await desk.issued({ lines, discount: 1_001 })
  const billed = paper.subTotal + 1_001
  const row = await rowOf(siteId)
  expect(row).toMatchObject({ papers: paper.subTotal, unbilled: (work.get(siteId) ?? 0) - billed })
  expect((await report()).total.revenue).toBe([...work.values()].reduce((all, one) => all + one, 0) - 1_001)
  const { months } = (await costRevenue(siteId)).body.data
  expect(months[0].sources.find(({ kind }: { kind: string }) => kind === "paper")).toMatchObject({
    ...{ id: paper.id, name: paper.no, part: "papers", amount: paper.subTotal, isSettled: true },
  })
})

test("REV-04 pay is estimated by presses until the close, then it is the slips whole, wherever people worked", async () => {
  const open = await report()
  expect(open.total.labour).toBeGreaterThan(0)
  const told = await desk.as("financeManager", "POST", "/v5/timesheet/snapshot", { month })
  expect(told.status, told.text).toBe(200)
  expect((await closed(running(), company, told.body.data.jobId, desk.token("financeManager"))).state).toBe("done")
  const slips = await running().owner`select gross, texts from payroll.slip where company_id = ${company.id}`
  const costs = slips.map(({ gross, texts }) => {
    const { lines } = JSON.parse(unpackTexts(texts).slip)
    const halves = lines.filter(({ key }: { key: string }) => key === "healthInsurance" || key === "pension")
    return gross + halves.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)
  })
  const whole = costs.reduce((all, one) => all + one, 0)
  const after = await report()
  expect(slips.length).toBeGreaterThanOrEqual(people.length)
  expect(after.total.labour).toBe(whole)
  expect(after.data.reduce((all: number, { labour }: { labour: number }) => all + labour, 0)).toBe(whole)
})

test("REV-04 PAPER-17 FIX-01 expenses and fixed costs of a site are its costs, revenue that is written down counts", async () => {
  const [, siteId = 0] = sites
  const before = await rowOf(siteId)
  const made = await desk.as("admin", "POST", "/v2/construction-site/create-revenue-fixed-price", {
    ...{ siteId, title: "追加工事", amount: 250_000, date: dayOf(20) },
  })
  await running().owner`insert into expenses.fixed_cost (company_id, title, site_id, amount, from_month)
    values (${company.id}, 'ヤード', ${siteId}, 40000, ${month})`
  await running()
    .owner`insert into expenses.request (company_id, staff_id, person_id, staff_name, asked_at, category, amount,
      spent_on, site_id, status, decided_by, decided_at)
    values (${company.id}, ${company.staffOf("worker")}, ${company.personOf("worker")}, '山田', '2026-10-20', 3, 1980,
      '2026-10-20', ${siteId}, 1, ${company.personOf("admin")}, now())`
  const row = await rowOf(siteId)
  expect(row).toMatchObject({ fixedPrice: 250_000, expenses: 1_980, fixed: 40_000 })
  expect(row.profit - before.profit).toBe(250_000 - 1_980 - 40_000)
  expect(row.rate).toBe(Math.floor((1000 * row.profit) / row.revenue + 0.5))
  await desk.as("admin", "POST", `/v2/construction-site/deleted-revenue/${made.body.data.id}`, {
    version: 1,
    reason: "誤り",
  })
  expect((await rowOf(siteId)).fixedPrice).toBe(0)
})

test("REV-02 a site that is written down earns that and not its invoices besides; until then its invoices", async () => {
  const siteId = await desk.site({ ...fixedSite(company), name: "請負現場" })
  const line = { label: "第1回", quantity: 1, unit: "式", unitPrice: 700_000, valueTax: 10, siteId }
  await desk.issued({ lines: [line], createdAt: dayOf(31), dueDate: "2026-11-30" })
  expect(await rowOf(siteId)).toMatchObject({ papers: 700_000, revenue: 700_000 })
  await desk.as("admin", "POST", "/v2/construction-site/create-revenue-fixed-price", {
    ...{ siteId, title: "第1回", amount: 720_000, date: dayOf(31) },
  })
  expect(await rowOf(siteId)).toMatchObject({ papers: 0, fixedPrice: 720_000, revenue: 720_000 })
})

test("REV-01 REV-03 the report asks for a stretch and the right to see revenue", async () => {
  const ask = (role: Parameters<Desk["as"]>[0], over: object = {}) =>
    desk.as(role, "POST", "/nest/report/revenue", { from: month, to: month, ...over })
  for (const role of ["officeManager", "worker", "otherWorker", "vendor", "customer"] as const)
    expect((await ask(role)).body.errorCode, role).toBe("Permission_Denied")
  const fields = async (over: object) =>
    (await ask("admin", over)).body.fields.map(({ field }: { field: string }) => field)
  expect(await fields({ from: "2026-11" })).toEqual(["to"])
  expect(await fields({ from: "2020-01" })).toEqual(["to"])
  expect((await costRevenue(999_999)).body.errorCode).toBe("Not_Found")
  expect((await report({ keyword: "第一" })).data).toMatchObject([{ siteName: "第一現場" }])
  expect((await report({ pageSize: 1 })).data).toHaveLength(1)
})
