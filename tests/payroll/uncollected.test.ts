/** Who joins after the closing day: his first month's premium may be taken by no slip, and everybody who pays him is told. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let token: string
let late: number
let punctual: number
const running = runningProduct(async (started) => {
  company = await aCompany(started, "LATE")
  // Closed on the 20th, paid at the end of the next month.
  await started.owner`update companies.company set salary_closing_date = 20, salary_payment_delay_month = 1
    where id = ${company.id}`
  const joining = (name: string, joinedOn: string) => ({
    name,
    role: "worker" as const,
    joinedOn: isoDate(joinedOn),
    birthday: isoDate("1991-06-15"),
    terms: {
      effectiveFrom: isoDate("2026-10-01"),
      salaryType: "hour" as const,
      basicSalary: yen(1800),
      hasSocialInsurance: true,
      standardRemuneration: yen(300_000),
    },
  })
  const ids = await hire(started, company, [joining("遅川 健", "2026-10-21"), joining("早田 守", "2026-10-20")])
  ;[late = 0, punctual = 0] = ids
  const punches = ids.map((staffId) => ({ staffId, day: "2026-11-05", from: "08:00", to: "12:00" }))
  await worked(started, company, punches)
  token = await tokenOf(started, company, "financeManager")
})
const read = async (path: string) => (await ask(running().url, path, { token, company: company.id })).body.data

test("PAY-09 the check of his first month names him, the month and his share; the slip says it and takes nothing of it", async () => {
  const { checks } = await read("/v5/timesheet/checks?month=2026-11")
  const found = checks.find(({ kind }: { kind: string }) => kind === "premiumUncollected")
  // 300,000 × (9.85 % + 0.23 %) ÷ 2 = 15,120 and 300,000 × 18.3 % ÷ 2 = 27,450.
  expect(found).toMatchObject({
    severity: "look",
    findings: [{ userId: late, name: "遅川 健", uncollected: { month: "2026-10", yen: 42_570 } }],
  })
  expect(found.findings).toHaveLength(1)
  const slip = await read(`/v5/timesheet/draft?month=2026-11&userId=${late}`)
  expect(slip.warnings).toContainEqual({ code: "PREMIUM_UNCOLLECTED", figures: { month: "2026-10", yen: 42_570 } })
  // November's premium is the month before the pay day's.
  expect(slip.lines.filter(({ key }: { key: string }) => key === "pension")).toMatchObject([{ amount: 27_450 }])
})
test("PAY-09 who joined on the closing day has no such month", async () => {
  const slip = await read(`/v5/timesheet/draft?month=2026-11&userId=${punctual}`)
  expect(slip.warnings).not.toContainEqual(expect.objectContaining({ code: "PREMIUM_UNCOLLECTED" }))
})
