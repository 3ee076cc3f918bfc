/** Months in which something changes: pay, the way of being paid, joining, leaving; and what the slip takes from before. */
import { beforeEach, describe, expect, test } from "vitest"
import { addDays, type IsoDate, isoDate, monthOf, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { createSite, createTask } from "#modules/scheduling/index.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire, worked } from "./month.ts"

let company: TestCompany
let admin: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "PARTS")
  admin = await signIn(started.url, company.emailOf("admin"))
})
/** Closes at the month's end; paid `delay` months later, at its end. */
const paidAfter = (delay: number) =>
  running().owner`update companies.company set salary_payment_delay_month = ${delay} where id = ${company.id}`
beforeEach(() => paidAfter(1))

const call = (path: string) => ask(running().url, path, { token: admin, company: company.id })
type Terms = NonNullable<NewStaff["terms"]>
const day = isoDate
const hourly = (from: string, wage: number): Terms => ({
  effectiveFrom: day(from),
  salaryType: "hour",
  basicSalary: yen(wage),
})
const monthly = (from: string, base: number, more: Partial<Terms> = {}): Terms => ({
  effectiveFrom: day(from),
  salaryType: "month",
  basicSalary: yen(base),
  averageMonthlyHours: 160,
  ...more,
})

/** A morning on a site of its own. */
const arranged = async (userId: number, startDate: IsoDate) => {
  const site = createSite({
    name: "現場",
    type: 1,
    address: "東京都",
    customerId: company.customerId,
    regularUnitPrice: yen(24_000),
    nightUnitPrice: yen(30_000),
  })
  const { id: constructionSiteId } = await acting(running(), company)(site)
  const workers = [{ userId, morningShift: 1 as const }]
  await acting(
    running(),
    company,
  )(createTask({ constructionSiteId, startDate, morningShift: 1, workerMorning: 1, workers }))
}

/** Takes somebody on; later terms are written as the desk would have in time. */
const taken = async (terms: ReadonlyArray<Terms>, over: Partial<NewStaff> = {}) => {
  const [first, ...later] = terms
  if (first === undefined) throw new Error("no terms")
  const [id = 0] = await hire(running(), company, [{ name: "働き手", role: "worker", terms: first, ...over }])
  for (const next of later)
    await running().owner`
      insert into people.terms ${running().owner({
        company_id: company.id,
        staff_id: id,
        version: 1,
        effective_from: next.effectiveFrom,
        salary_type: { hour: 1, month: 3, construction: 4, shift: 5, outsource: 6 }[next.salaryType],
        basic_salary: next.basicSalary ?? null,
        morning_salary: next.morningSalary ?? null,
        hours_per_shift: next.hoursPerShift ?? null,
        average_monthly_hours: next.averageMonthlyHours ?? null,
        has_social_insurance: next.hasSocialInsurance ?? false,
        standard_remuneration: next.standardRemuneration ?? null,
        commuting_yen: 0,
        commuting_tax_free_yen: 0,
        subsidies: running().owner.json([]),
        safety_fee: 0,
        weekday_minutes: [0, 480, 480, 480, 480, 480, 0],
        employment_insurance_kind: "construction",
      })}`
  return id
}
const eightHours = (staffId: number, ...days: ReadonlyArray<string>) =>
  worked(
    running(),
    company,
    days.map((one) => ({ staffId, day: one, from: "08:00", to: "17:00", rest: ["12:00", "13:00"] })),
  )

/** Lines of the draft by their keys. */
const draft = async (userId: number, month = "2026-10"): Promise<Readonly<Record<string, Yen>>> => {
  const told = await call(`/v5/timesheet/draft?month=${month}&userId=${userId}`)
  if (told.status !== 200) throw new Error(told.text)
  return Object.fromEntries(told.body.data.lines.map(({ key, amount }: { key: string; amount: Yen }) => [key, amount]))
}
const findingsOf = async (userId: number) => {
  const { checks } = (await call("/v5/timesheet/checks?month=2026-10")).body.data
  return checks
    .flatMap(({ findings }: { findings: ReadonlyArray<{ userId: number; kind: string; day: string }> }) => findings)
    .filter((one: { userId: number }) => one.userId === userId)
}

describe("PAY-17 terms that change within the month", () => {
  test("an hourly raise counts from its day", async () => {
    const id = await taken([hourly("2025-04-01", 1800), hourly("2026-10-16", 2000)])
    await eightHours(id, "2026-10-05", "2026-10-19")
    expect(await draft(id)).toMatchObject({ basePay: 8 * 1800 + 8 * 2000 })
  })

  test("a monthly raise is shared by the contracted days: eleven and eleven of October's twenty-two", async () => {
    const id = await taken([monthly("2025-04-01", 280_000), monthly("2026-10-16", 300_000)])
    expect(await draft(id)).toMatchObject({ basePay: 140_000, "basePay:2": 150_000 })
  })

  test("an absence before the change from monthly to hourly pay is taken off the monthly part", async () => {
    const id = await taken([monthly("2025-04-01", 320_000), hourly("2026-10-16", 1800)])
    await arranged(id, day("2026-10-06"))
    // One of the eleven days that are monthly; by the average hour it would be 320,000 ÷ 160 h × 8 h, more than that day.
    expect(await draft(id)).toMatchObject({ basePay: 160_000, absence: -14_545 })
  })

  test("nobody is missing from a day that is still to come", async () => {
    const id = await taken([hourly("2025-04-01", 1800)])
    const today = tokyoDayOf(Date.now())
    const days = [addDays(today, -7), addDays(today, 7)]
    for (const one of days) await arranged(id, one)
    const absent = await Promise.all(
      [...new Set(days.map(monthOf))].map(async (month) => {
        const { checks } = (await call(`/v5/timesheet/checks?month=${month}`)).body.data
        return checks
          .flatMap(
            (check: { findings: ReadonlyArray<{ userId: number; kind: string; day: string }> }) => check.findings,
          )
          .filter(({ userId, kind }: { userId: number; kind: string }) => userId === id && kind === "absent")
      }),
    )
    expect(absent.flat().map(({ day }) => day)).toEqual([days[0]])
  })

  test("who became paid by shift on the 16th owes no tick for the days before it", async () => {
    const shift: Terms = {
      effectiveFrom: day("2026-10-16"),
      salaryType: "shift",
      morningSalary: yen(9000),
      hoursPerShift: 4,
    }
    const id = await taken([hourly("2025-04-01", 1800), shift])
    await eightHours(id, "2026-10-05", "2026-10-19")
    const unticked = (await findingsOf(id)).filter(({ kind }: { kind: string }) => kind === "noShift")
    expect(unticked).toMatchObject([{ day: "2026-10-19" }])
  })

  test("D50 wages until he is paid by paper: the days before count, the days after don't", async () => {
    const contract = { effectiveFrom: day("2026-10-16"), salaryType: "construction", basicSalary: yen(25_000) } as const
    const one = await taken([hourly("2025-04-01", 1800), contract], { role: "otherWorker" })
    await eightHours(one, "2026-10-05", "2026-10-19")
    expect(await draft(one)).toMatchObject({ basePay: 8 * 1800 })
    const other = await taken([monthly("2025-04-01", 300_000), contract], { role: "otherWorker" })
    expect(await draft(other)).toMatchObject({ basePay: 150_000 })
    const third = await taken([{ ...contract, effectiveFrom: day("2025-04-01") }, hourly("2026-10-16", 1800)], {
      role: "otherWorker",
    })
    await eightHours(third, "2026-10-05", "2026-10-19")
    expect(await draft(third)).toMatchObject({ basePay: 8 * 1800 })
  })
})

describe("PAY-17 joining and leaving within the month", () => {
  test("who joins on the 15th gets twelve of twenty-two days", async () => {
    const id = await taken([monthly("2026-10-15", 300_000)], { joinedOn: day("2026-10-15") })
    expect(await draft(id)).toMatchObject({ basePay: 163_636 })
  })

  test("who leaves on the 15th gets eleven of twenty-two days", async () => {
    const id = await taken([monthly("2025-04-01", 300_000)], { leftOn: day("2026-10-15") })
    expect(await draft(id)).toMatchObject({ basePay: 150_000 })
  })
})

describe("PAY-09 premiums are those of their own month", () => {
  const insured = (standard: number) => ({ hasSocialInsurance: true, standardRemuneration: yen(standard) })
  const birthday = { birthday: day("1991-06-15") }

  test("paid in the same month: the month before is due even where nobody noted the day of joining", async () => {
    await paidAfter(0)
    const id = await taken([monthly("2025-04-01", 300_000, insured(300_000))], birthday)
    expect(await draft(id)).toMatchObject({ pension: 27_450 })
  })

  test("paid in the same month: a standard that changes with the month is not September's", async () => {
    await paidAfter(0)
    const id = await taken(
      [monthly("2025-04-01", 300_000, insured(200_000)), monthly("2026-10-01", 300_000, insured(300_000))],
      { ...birthday, joinedOn: day("2025-04-01") },
    )
    expect(await draft(id)).toMatchObject({ pension: 18_300 })
  })

  test("paid two months later: the premium is that of the month between, with its standard", async () => {
    await paidAfter(2)
    const id = await taken(
      [monthly("2025-04-01", 300_000, insured(200_000)), monthly("2026-10-01", 300_000, insured(300_000))],
      { ...birthday, joinedOn: day("2025-04-01") },
    )
    expect(await draft(id, "2026-09")).toMatchObject({ pension: 27_450 })
  })

  test("who was insured only from October on owes nothing for September, and who was until then owes it", async () => {
    await paidAfter(0)
    const joined = { ...birthday, joinedOn: day("2025-04-01") }
    const begins = await taken(
      [monthly("2025-04-01", 300_000), monthly("2026-10-01", 300_000, insured(300_000))],
      joined,
    )
    expect(await draft(begins)).not.toHaveProperty("pension")
    const ends = await taken([monthly("2025-04-01", 300_000, insured(300_000)), monthly("2026-10-01", 300_000)], joined)
    expect(await draft(ends)).toMatchObject({ pension: 27_450 })
  })
})

test("PAY-06 work of monthly pay after the day of leaving stops the close by name and day; by the hour it is paid", async () => {
  const leaving = { joinedOn: day("2020-04-01"), leftOn: day("2026-09-30") }
  const ofMonth = await taken([monthly("2020-04-01", 300_000)], leaving)
  const byHour = await taken([hourly("2020-04-01", 2000)], leaving)
  const punches = [ofMonth, byHour].map((staffId) => ({ staffId, day: "2026-10-01", from: "08:00", to: "12:00" }))
  await worked(running(), company, punches)
  const { checks } = (await call("/v5/timesheet/checks?month=2026-10")).body.data
  const found = checks.find(({ kind }: { kind: string }) => kind === "outsideEmployment")
  expect(found).toMatchObject({ severity: "stop", findings: [{ userId: ofMonth, day: "2026-10-01", mayFix: true }] })
  expect(found.findings).toHaveLength(1)
  const paid = (await call(`/v5/timesheet/draft?month=2026-10&userId=${byHour}`)).body.data
  expect(paid.totals.gross).toBe(8000)
})
