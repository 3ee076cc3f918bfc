/** Who joins after the closing day: his first month's premium may be taken by no slip, and everybody who pays him is told. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

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
test("PAY-09 who joins on the last Saturday of the month stops nobody's close: no pay, no premium, a net of 0", async () => {
  const started = running()
  const other = await aCompany(started, "SATURDAY")
  const [saturday = 0] = await hire(started, other, [
    {
      name: "土屋 進",
      role: "worker",
      joinedOn: isoDate("2026-10-31"),
      birthday: isoDate("1991-06-15"),
      terms: {
        effectiveFrom: isoDate("2026-10-31"),
        salaryType: "month",
        basicSalary: yen(300_000),
        averageMonthlyHours: 160,
        hasSocialInsurance: true,
        standardRemuneration: yen(300_000),
      },
    },
  ])
  await started.owner`update companies.company set salary_payment_delay_month = 1 where id = ${other.id}`
  const finance = await tokenOf(started, other, "financeManager")
  const call = (path: string, body?: unknown) =>
    ask(started.url, path, { token: finance, company: other.id, ...(body === undefined ? {} : { body }) })
  const { checks } = (await call("/v5/timesheet/checks?month=2026-10")).body.data
  expect(checks.find(({ kind }: { kind: string }) => kind === "premiumBeyondPay")).toMatchObject({
    severity: "look",
    findings: [{ userId: saturday, uncollected: { month: "2026-10", yen: 42_570 } }],
  })
  const ordered = await call("/v5/timesheet/snapshot", { month: "2026-10" })
  expect(await closed(started, other, ordered.body.data.jobId, finance)).toMatchObject({ state: "done" })
  const { data: rows } = (await call("/v5/timesheet/payroll", { month: "2026-10", pageSize: 100 })).body
  expect(rows.find(({ userId }: { userId: number }) => userId === saturday)).toMatchObject({ state: "closed", net: 0 })
})
test("PAY-09 the check names a premium that was typed by hand against the age; the slip takes it all the same", async () => {
  const [old = 0] = await hire(running(), company, [
    {
      name: "高年 正",
      role: "worker",
      joinedOn: isoDate("2020-04-01"),
      birthday: isoDate("1950-06-15"),
      terms: {
        effectiveFrom: isoDate("2026-10-01"),
        salaryType: "month",
        basicSalary: yen(300_000),
        averageMonthlyHours: 160,
        hasSocialInsurance: true,
        healthInsuranceYen: yen(23_000),
        nursingCareYen: yen(3000),
        pensionYen: yen(0),
      },
    },
  ])
  const { checks } = await read("/v5/timesheet/checks?month=2026-11")
  const found = checks.find(({ kind }: { kind: string }) => kind === "premiumOfNoAge")
  const of = (insurance: string, owed: number) => ({
    userId: old,
    name: "高年 正",
    mayFix: true,
    premium: { insurance, month: "2026-11", yen: owed },
    // The month closes on the 20th: from its own first day, 21 October, on, October's premium would change as well.
    mend: { from: "2026-11-01", to: "2026-11-30" },
  })
  expect(found).toMatchObject({ severity: "look", findings: [of("health", 23_000), of("nursingCare", 3000)] })
  const marks = new Set(found.findings.map(({ mark }: { mark: string }) => mark))
  expect(marks.size).toBe(2)
  const slip = await read(`/v5/timesheet/draft?month=2026-11&userId=${old}`)
  expect(slip.lines.find(({ key }: { key: string }) => key === "healthInsurance")).toMatchObject({ amount: 26_000 })
})
