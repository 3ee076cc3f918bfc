/** From punches at sites to the slip: the site's minimum wage, half shifts, evenings, and pay that is not by the month. */
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { createSite } from "#modules/scheduling/index.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hourlyTerms, newcomer } from "../people/terms-on-the-wire.ts"
import { closed, hire } from "./month.ts"

let company: TestCompany
let admin: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "SITES")
  admin = await signIn(started.url, company.emailOf("admin"))
})
const call = (path: string, body?: unknown) =>
  ask(running().url, path, { token: admin, company: company.id, ...(body === undefined ? {} : { body }) })

type Terms = NonNullable<NewStaff["terms"]>
const since = isoDate("2025-04-01")
const taken = async (terms: Omit<Terms, "effectiveFrom">, name = "働き手") => {
  const [id = 0] = await hire(running(), company, [{ name, role: "worker", terms: { effectiveFrom: since, ...terms } }])
  return id
}
const siteAt = async (address: string, kenId: number | null = null) => {
  const prices = { regularUnitPrice: yen(24_000), nightUnitPrice: yen(30_000) }
  const site = createSite({ name: "現場", type: 1, address, kenId, customerId: company.customerId, ...prices })
  return (await acting(running(), company)(site)).id
}

interface Punched {
  readonly day: string
  readonly from?: string
  readonly to?: string
  readonly shifts?: ReadonlyArray<number>
  readonly halfShifts?: ReadonlyArray<number>
  readonly constructionSiteId?: number
}
const punched = ({ day, from = "08:00", to = "12:00", constructionSiteId, ...shifts }: Punched, userId: number) =>
  call("/v2/timekeeping/handle-working-time", {
    userId,
    workingDay: day,
    checkIn: new Date(`${day}T${from}:00+09:00`).toISOString(),
    checkOut: new Date(`${day}T${to}:00+09:00`).toISOString(),
    rests: [],
    reason: "テスト",
    ...(constructionSiteId === undefined ? { isOffice: 1 } : { constructionSiteId }),
    ...shifts,
  })
const draft = async (userId: number) => {
  const { body } = await call(`/v5/timesheet/draft?month=2026-10&userId=${userId}`)
  const lines: ReadonlyArray<{ key: string; amount: number; kind: string }> = body.data.lines
  const pay = lines.filter(({ key, kind }) => kind === "pay" || key === "hourlyBase")
  return Object.fromEntries(pay.map(({ key, amount }) => [key, amount]))
}
const findings = async (userId: number) => {
  const { checks } = (await call("/v5/timesheet/checks?month=2026-10")).body.data
  return checks
    .flatMap((one: { findings: ReadonlyArray<{ userId: number; kind: string; day: string | null }> }) => one.findings)
    .filter((one: { userId: number }) => one.userId === userId)
}

describe("D120 the minimum wage of the site", () => {
  test("a site in 埼玉県 asks for its own minimum, the office for the company's; of two sites the higher counts", async () => {
    // 東京都 1,280, 埼玉県 1,196 on these days.
    const id = await taken({ salaryType: "hour", basicSalary: yen(1200) })
    const saitama = await siteAt("埼玉県川口市1-1")
    await punched({ day: "2026-10-01", constructionSiteId: saitama }, id)
    expect(await draft(id)).toEqual({ basePay: 4800 })
    await punched({ day: "2026-10-02" }, id)
    await punched({ day: "2026-10-05", constructionSiteId: saitama }, id)
    await punched({ day: "2026-10-05", from: "13:00", to: "14:00" }, id)
    // 80 × 4 h at the office, and 80 × 5 h of the day with both.
    expect(await draft(id)).toMatchObject({ "minimumWage:東京都": 720 })
    const below = (await findings(id)).filter(({ kind }: { kind: string }) => kind === "belowMinimumWage")
    // On 1 October he was in 埼玉県, whose minimum was paid.
    expect(below).toMatchObject([{ day: "2026-10-02", wage: { minimum: 1280, from: "2026-10-02" } }])
  })
})

describe("D120 a site whose address tells no prefecture", () => {
  const named = async () => {
    const { checks } = (await call("/v5/timesheet/checks?month=2026-10")).body.data
    return checks.find(({ kind }: { kind: string }) => kind === "noPrefecture")
  }

  test("is named once by the check; told, it stands under that prefecture's minimum and is named no more", async () => {
    const id = await taken({ salaryType: "hour", basicSalary: yen(1200) })
    const site = await siteAt("川口1丁目1-1")
    await punched({ day: "2026-10-08", constructionSiteId: site }, id)
    await punched({ day: "2026-10-07", constructionSiteId: site }, id)
    const found = await named()
    expect(found.severity).toBe("look")
    expect(found.findings).toMatchObject([{ day: "2026-10-07", site: { id: site, name: "現場" }, mayFix: true }])
    // The company's own minimum, 東京都: 80 × 8 h.
    expect(await draft(id)).toMatchObject({ "minimumWage:東京都": 640 })
    const told = await ask(running().url, `/construction-site/${site}/update`, {
      token: admin,
      company: company.id,
      method: "PUT",
      body: { version: 1, kenId: 11 },
    })
    expect(told.status, told.text).toBe(200)
    expect((await named()).findings).toEqual([])
    expect(await draft(id)).toEqual({ basePay: 9600 })
  })
  test("an address that tells its prefecture goes before what was told", async () => {
    const id = await taken({ salaryType: "hour", basicSalary: yen(1200) })
    const site = await siteAt("埼玉県川口市1-1", 13)
    await punched({ day: "2026-10-09", constructionSiteId: site }, id)
    expect(await draft(id)).toEqual({ basePay: 4800 })
  })
})

describe("PAY-18 half shifts and evenings from the punch to the slip", () => {
  const day = { salaryType: "shift", morningSalary: yen(9000), afternoonSalary: yen(9000), hoursPerShift: 4 } as const

  test("half of a morning pays half of its price; a half of what was not ticked is refused by its field", async () => {
    const id = await taken(day)
    const half = { day: "2026-10-01", to: "10:00", shifts: [1], halfShifts: [1] }
    expect((await punched(half, id)).body.data).toMatchObject({ shifts: [1], halfShifts: [1] })
    expect(await draft(id)).toEqual({ "shift:morning": 4500 })
    const refused = await punched({ ...half, day: "2026-10-02", halfShifts: [2] }, id)
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toMatchObject([{ field: "halfShifts" }])
  })
  test("two halves of a morning on one day are a whole one", async () => {
    const id = await taken(day)
    await punched({ day: "2026-10-01", to: "10:00", shifts: [1], halfShifts: [1] }, id)
    await punched({ day: "2026-10-01", from: "10:00", to: "12:00", shifts: [1], halfShifts: [1] }, id)
    expect(await draft(id)).toEqual({ "shift:morning": 9000 })
  })
  test("of two shifts one can be half", async () => {
    const id = await taken(day)
    expect((await punched({ day: "2026-10-06", shifts: [1, 2], halfShifts: [2] }, id)).body.data.halfShifts).toEqual([
      2,
    ])
    expect(await draft(id)).toEqual({ "shift:morning": 9000, "shift:afternoon": 4500 })
  })
  test("an evening is as long as the company's, unless the terms tell its hours", async () => {
    const evening = { ...day, eveningSalary: yen(16_000) }
    const night = { day: "2026-10-01", from: "14:00", to: "19:00", shifts: [3] }
    const [usual, short] = [await taken(evening), await taken({ ...evening, eveningHours: 4 })]
    for (const id of [usual, short]) await punched(night, id)
    // The company's evening, 20:00 to 5:00, holds these five hours.
    expect(await draft(usual)).toEqual({ "shift:evening": 16_000 })
    expect(await draft(short)).toEqual({ "shift:evening": 16_000, hourlyBase: 4000, beyondShiftPay: 4000 })
  })
})

test("PAY-06 a net under zero stops the close by name", async () => {
  const id = await taken({ salaryType: "hour", basicSalary: yen(2000), safetyFee: yen(9000) }, "控除の多い人")
  await punched({ day: "2026-10-01" }, id)
  expect(await findings(id)).toContainEqual(expect.objectContaining({ kind: "negativeNet", name: "控除の多い人" }))
  const { body } = await call("/v5/timesheet/snapshot", { month: "2026-10" })
  expect(await closed(running(), company, body.data.jobId, admin)).toMatchObject({ state: "failed" })
})

test("PAY-06 a rest shorter than the law's asks somebody to look at the day, and does not stop the close", async () => {
  const id = await taken({ salaryType: "hour", basicSalary: yen(2000) }, "休めない人")
  // Set to nothing, for the company's own table would take the hour off.
  const long = await punched({ day: "2026-10-01", from: "08:00", to: "14:01" }, id)
  const { id: punch, version } = long.body.data
  const rest = (totalRestDuration: number, of: number) =>
    ask(running().url, `/v2/timekeeping/update-total-rest-duration/${punch}`, {
      token: admin,
      company: company.id,
      method: "PUT",
      body: { totalRestDuration, reason: "搬入", version: of },
    })
  expect((await rest(44, version)).status).toBe(200)
  const others = ["noArrangement", "noAccount"]
  const looked = async () => (await findings(id)).filter(({ kind }: { kind: string }) => !others.includes(kind))
  expect(await looked()).toEqual([])
  expect((await rest(0, version + 1)).status).toBe(200)
  expect(await looked()).toMatchObject([
    { kind: "shortRest", day: "2026-10-01", punchId: punch, mayFix: true, minutes: { is: 0, limit: 45 } },
  ])
})

describe("D121 pay by the day or week", () => {
  test("is refused on entry, the field named, for every kind of pay", async () => {
    for (const typePaymentTerm of [1, 2]) {
      const terms = {
        ...hourlyTerms,
        typePaymentTerm,
        ...(typePaymentTerm === 2 ? { paymentTerm: 5, paymentDate: 5 } : {}),
      }
      const told = await call("/staff/invite-staff", {
        name: "日払い",
        roleId: 12,
        gender: 1,
        ...newcomer(12, { terms }),
      })
      expect([told.status, told.body.errorCode]).toEqual([400, "Invalid_Input"])
      expect(told.body.fields).toMatchObject([{ field: "terms.typePaymentTerm" }])
    }
  })
  test("that is stored stops the close by name", async () => {
    const id = await taken({ salaryType: "hour", basicSalary: yen(2000) }, "日払いの人")
    await running().owner`update people.terms set pay_cycle = 1 where staff_id = ${id}`
    expect(await findings(id)).toMatchObject([{ kind: "payCycle", name: "日払いの人" }])
    const told = await call("/v5/timesheet/snapshot", { month: "2026-10" })
    expect([told.status, told.body.errorCode]).toEqual([409, "Payroll_Not_Closable"])
    expect(JSON.stringify(told.body)).toContain("payCycle")
  })
})
