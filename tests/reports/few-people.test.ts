/** 労務費 of fewer than three people: whoever may not read everybody's pay reads no figure from which one person's follows. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "../papers/paper-desk.ts"
import { hire, worked } from "../payroll/month.ts"

const month = "2026-10"
const wages = [1500, 1600, 1700, 1800, 1900]
const hours = 4
let company: TestCompany
let desk: Desk
let [alone, crowd] = [0, 0]
const running = runningProduct()
const asked = { from: month, to: month, pageSize: 100 }
const report = async (role: Role) => {
  const told = await desk.as(role, "POST", "/nest/report/revenue", asked)
  if (told.status !== 200) throw new Error(told.text)
  return told.body
}
const rowOf = async (role: Role, siteId: number | null) =>
  (await report(role)).data.find((row: { siteId: number | null }) => row.siteId === siteId)
const monthOf = async (role: Role, siteId: number) =>
  (await desk.as(role, "POST", `/v2/construction-site/cost-revenue/${siteId}`, { from: month, to: month })).body.data
/** Every amount that an answer holds, wherever it stands. */
const amountsIn = (answer: unknown): ReadonlyArray<number> => (JSON.stringify(answer).match(/-?\d+/g) ?? []).map(Number)

beforeAll(async () => {
  company = await aCompany(running(), "FEW")
  desk = await aDesk(running(), company)
  ;[alone, crowd] = [await desk.site({ name: "一人の現場" }), await desk.site({ name: "三人の現場" })]
  const people = await hire(
    running(),
    company,
    wages.map((basicSalary, at) => ({
      name: `職人 ${at}`,
      role: "worker" as const,
      terms: { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(basicSalary) },
    })),
  )
  const day = `${month}-05`
  await worked(
    running(),
    company,
    people.map((staffId) => ({ staffId, day, from: "08:00", to: `${8 + hours}:00` })),
  )
  // The first alone, the next three together, the last in the office.
  for (const [at, staffId] of people.entries())
    await running().owner`update timekeeping.punch set site_id = ${[alone, crowd, crowd, crowd, null][at] ?? null}
      where company_id = ${company.id} and staff_id = ${staffId}`
})

const costs = wages.map((wage) => wage * hours)
const [first = 0, , , , last = 0] = costs
const whole = costs.reduce((all, one) => all + one, 0)

test("REV-04 経理 and 社長 read each site's labour", async () => {
  for (const role of ["admin", "financeManager"] as const) {
    expect(await rowOf(role, alone)).toMatchObject({ labour: first, labourTelling: "whole" })
    expect(await rowOf(role, null)).toMatchObject({ labour: last, labourTelling: "whole" })
    expect((await monthOf(role, alone)).months[0].sources).toMatchObject([{ kind: "presses", amount: first, count: 1 }])
  }
})

test("REV-04 監督 reads no figure of a site with one worker from which his pay follows; the sum stays", async () => {
  const told = await report("manager")
  // One at the site and one in the office are two: the smallest other site joins them.
  expect(await rowOf("manager", alone)).toMatchObject({ labour: 0, cost: 0, labourTelling: "pooled" })
  expect(await rowOf("manager", crowd)).toMatchObject({ labour: 0, labourTelling: "pooled" })
  expect(await rowOf("manager", null)).toMatchObject({ labour: whole, labourTelling: "pooled" })
  expect(told.total).toMatchObject({ labour: whole, labourTelling: "pooled" })
  const site = await monthOf("manager", alone)
  expect(site.months[0].sources).toMatchObject([{ kind: "pooled", amount: 0, count: 0 }])
  for (const cost of [first, last, first + last])
    expect([...amountsIn(told), ...amountsIn(site)].map(Math.abs)).not.toContain(cost)
})

test("REV-04 three people of one site stay there once what is too few has three of its own", async () => {
  await running()
    .owner`update timekeeping.punch set site_id = ${alone} where company_id = ${company.id} and site_id is null`
  const [second] = await running().owner`select staff_id from people.terms where company_id = ${company.id}
    and basic_salary = 1600`
  await running()
    .owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state, site_id)
    values (${company.id}, ${second?.staff_id}, '2026-10-06', '2026-10-06 08:00+09', '2026-10-06 12:00+09', 'closed', null)`
  expect(await rowOf("manager", crowd)).toMatchObject({ labourTelling: "whole", labour: (1600 + 1700 + 1800) * hours })
  expect(await rowOf("manager", alone)).toMatchObject({ labour: 0, labourTelling: "pooled" })
  expect(await rowOf("manager", null)).toMatchObject({ labour: first + last + 1600 * hours, labourTelling: "pooled" })
})

test("REV-04 a company in which fewer than three worked tells no labour to 監督", async () => {
  await running()
    .owner`update timekeeping.punch set state = 'removed' where company_id = ${company.id} and site_id is distinct from ${alone}`
  expect((await report("manager")).total).toMatchObject({ labour: 0, cost: 0, labourTelling: "withheld" })
  expect(await rowOf("manager", alone)).toMatchObject({ labour: 0, labourTelling: "withheld" })
  expect((await report("financeManager")).total).toMatchObject({ labour: first + last, labourTelling: "whole" })
})
