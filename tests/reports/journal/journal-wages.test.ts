/** BEY-09: the wages of a closed month in the books are its slips, to the yen. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask } from "../../kernel/ask.ts"
import { aCompany, type TestCompany } from "../../kernel/companies.ts"
import { runningProduct } from "../../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "../../payroll/month.ts"

let company: TestCompany
let token: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "CHINGIN")
})
const month = "2026-10"
const call = (path: string, body?: unknown) =>
  ask(running().url, path, { token, company: company.id, ...(body === undefined ? {} : { body }) })
const taken = () => call("/v5/report/journal", { month, product: "yayoi", scope: "new" })
beforeAll(async () => {
  token = await tokenOf(running(), company, "financeManager")
  const people = await hire(
    running(),
    company,
    [0, 12_000].map((commutingYen, at) => ({
      name: `見本 ${at}郎`,
      role: "worker" as const,
      terms: {
        effectiveFrom: isoDate("2025-04-01"),
        salaryType: "hour" as const,
        basicSalary: yen(9001),
        commutingYen: yen(commutingYen),
      },
    })),
  )
  await worked(
    running(),
    company,
    people.map((staffId, at) => ({ staffId, day: "2026-10-05", from: "08:00", to: `${18 + at}:00` })),
  )
})

test("BEY-09 wages are nowhere until the month is closed; then gross, what is withheld and what is paid are those of the slips", async () => {
  expect((await taken()).body.fields?.[0]?.field).toBe("scope")
  const ordered = await call("/v5/timesheet/snapshot", { month })
  expect(ordered.status, ordered.text).toBe(200)
  expect((await closed(running(), company, ordered.body.data.jobId, token)).state).toBe("done")
  const [slips] = await running().owner`select count(*)::int as people, sum(gross)::int as gross,
      sum(deductions)::int as deductions, sum(net)::int as net
    from payroll.slip where company_id = ${company.id} and month = ${month}`
  expect(slips?.people).toBeGreaterThanOrEqual(2)
  const file = await taken()
  expect(file.status, file.text).toBe(200)
  const rows = new TextDecoder("shift_jis")
    .decode(Buffer.from(file.body.data.content, "base64"))
    .split("\r\n")
    .slice(0, -1)
    .map((row) => row.split(","))
  const sum = (account: string, name: number, amount: number) =>
    rows.reduce((all, row) => all + (row[name] === account ? Number(row[amount]) : 0), 0)
  expect(sum("給料手当", 4, 8) + sum("旅費交通費", 4, 8)).toBe(slips?.gross)
  expect(sum("旅費交通費", 4, 8)).toBe(12_000)
  expect([sum("預り金", 10, 14), sum("未払費用", 10, 14)]).toEqual([slips?.deductions, slips?.net])
  expect(rows.flat().join()).not.toContain("見本")
  expect((await taken()).body.fields?.[0]?.field).toBe("scope")
})
