import { Effect } from "effect"
import { beforeAll, expect, test } from "vitest"
import { lockPayMonth, setPayMonthState } from "#modules/companies/index.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { termsCovering } from "#modules/people/index.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hourlyTerms, monthlyTerms, newcomer, ownTax, simpleTax } from "./terms-on-the-wire.ts"

let company: TestCompany
let token = ""
const running = runningProduct(async (started) => {
  company = await aCompany(started, "CHANGE")
})
beforeAll(async () => {
  token = await signIn(running().url, company.emailOf("admin"))
})
const call = (path: string, body?: unknown, method?: string) =>
  ask(running().url, path, {
    token,
    company: company.id,
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  })
const taken = async (terms: unknown = hourlyTerms) =>
  (await call("/staff/invite-staff", { name: "新人", roleId: 12, gender: 1, ...newcomer(12, { terms }) })).body.data
const update = (id: number, body: unknown) => call(`/staff/admin-update-staff/${id}`, body, "PUT")

test("a rise counts from its day: the day before is still paid by the old terms", async () => {
  const { id } = await taken()
  const told = await update(id, {
    version: 1,
    terms: { ...hourlyTerms, effectiveFrom: "2026-11-21", basicSalary: 2000 },
  })
  expect(told.status, told.text).toBe(200)
  const covering = async (from: string, to: string) => {
    const byStaff = await running().run(
      inCompany(company.id)(termsCovering(company.id, [id], isoDate(from), isoDate(to))),
    )
    return (byStaff.get(id) ?? []).map((one) => [one.effectiveFrom, one.basicSalary])
  }
  const [old, risen] = [
    ["2026-04-01", 1800],
    ["2026-11-21", 2000],
  ]
  expect(await covering("2026-11-01", "2026-11-20")).toEqual([old])
  expect(await covering("2026-11-01", "2026-11-21")).toEqual([old, risen])
  expect(await covering("2026-11-21", "2026-12-20")).toEqual([risen])
  expect(await covering("2026-03-01", "2026-03-31")).toEqual([])
})

test("STAFF-21 a wage closes with the company: another closing day is refused at its field, a bill's is agreed on its own", async () => {
  const refusedAt = [{ field: "terms.paymentTerm" }]
  const other = { ...hourlyTerms, paymentTerm: 20 }
  const hired = await call("/staff/invite-staff", {
    name: "締日",
    roleId: 12,
    gender: 1,
    ...newcomer(12, { terms: other }),
  })
  expect([hired.status, hired.body.fields]).toMatchObject([400, refusedAt])
  const { id } = await taken()
  const changed = await update(id, { version: 1, terms: { ...other, effectiveFrom: "2026-11-21" } })
  expect([changed.status, changed.body.fields]).toMatchObject([400, refusedAt])
  // The month and the day of payment are the company's likewise: slips name those.
  const paidElse = { ...hourlyTerms, effectiveFrom: "2026-11-21", paymentMonthOffset: 0, paymentDate: 10 }
  const said = (await update(id, { version: 1, terms: paidElse })).body.fields
  expect(said.map(({ field }: { field: string }) => field)).toEqual(["terms.paymentMonthOffset", "terms.paymentDate"])
  expect(said[1].message).toContain("会社と同じ月末")
  const byBill = { ...other, salaryType: 4, basicSalary: 30_000 }
  const billed = { name: "締日", roleId: 11, gender: 1, ...newcomer(11, { terms: byBill }) }
  expect((await call("/staff/invite-staff", billed)).status).toBe(200)
})

test("a correction of a day is a new version; the old one stays and the audit tells both", async () => {
  const { id } = await taken()
  const told = await update(id, { version: 1, terms: { ...hourlyTerms, basicSalary: 1900 } })
  expect(
    told.body.data.terms.map((one: { version: number; basicSalary: number }) => [one.version, one.basicSalary]),
  ).toEqual([[2, 1900]])
  const { owner } = running()
  const kept = await owner`select version, basic_salary from people.terms where staff_id = ${id} order by version`
  expect(kept.map(({ basic_salary }) => basic_salary)).toEqual([1800, 1900])
  const [entry] = await owner`select before, after from kernel.audit_entry
    where subject = ${`staff:${id}`} and action = 'staff.terms'`
  expect([entry?.before.basicSalary, entry?.after.basicSalary]).toEqual([1800, 1900])
})

test("API-11 the second of two editors is told what stands now, and nothing of his is written", async () => {
  const { id } = await taken()
  expect((await update(id, { version: 1, address: "東京都港区1-1" })).status).toBe(200)
  const late = await update(id, { version: 1, address: "大阪市北区2-2", residenceTax: simpleTax })
  expect([late.status, late.body.errorCode]).toEqual([409, "Update_Expired"])
  expect(late.body.view).toMatchObject({
    address: "東京都港区1-1",
    version: 2,
    residenceTax: [{ ...ownTax, version: 1 }],
  })
  expect((await update(id, { version: 2, address: "大阪市北区2-2" })).status).toBe(200)
})

test.each(["closing", "closed"] as const)(
  "terms from a day whose month is %s are refused, and a day before it",
  async (state) => {
    const { id } = await taken()
    const month = state === "closing" ? "2026-08" : "2026-09"
    const changedBy = company.personOf("admin")
    await running().run(
      inCompany(company.id)(
        Effect.andThen(
          lockPayMonth(company.id, month),
          setPayMonthState(company.id, month, { state, revision: 1, changedBy }),
        ),
      ),
    )
    for (const day of [`${month}-01`, `${month}-30`, "2026-07-15"]) {
      const told = await update(id, { version: 1, terms: { ...hourlyTerms, effectiveFrom: day } })
      expect([day, told.status, told.body.errorCode]).toEqual([day, 409, "Closed_Salary_Day_Not_Editable"])
    }
    expect((await update(id, { version: 1, terms: { ...hourlyTerms, effectiveFrom: "2026-10-01" } })).status).toBe(200)
  },
)

test("the days of joining and leaving stay as they are where a closed month would come out otherwise", async () => {
  const of = (
    await call("/staff/invite-staff", {
      name: "在籍 守",
      roleId: 12,
      gender: 1,
      birthday: "1990-04-01",
      joinDate: "2026-04-01",
      terms: hourlyTerms,
      residenceTax: ownTax,
    })
  ).body.data
  const month = "2026-09"
  const changedBy = company.personOf("admin")
  await running().run(
    inCompany(company.id)(
      Effect.andThen(
        lockPayMonth(company.id, month),
        setPayMonthState(company.id, month, { state: "closed", revision: 1, changedBy }),
      ),
    ),
  )
  const refused: ReadonlyArray<readonly [field: string, day: string | null]> = [
    ["leftDate", "2026-09-10"],
    ["leftDate", "2026-08-31"],
    ["leftDate", "2026-09-30"],
    ["joinDate", "2026-09-02"],
    ["joinDate", "2026-10-05"],
  ]
  for (const [field, day] of refused) {
    const told = await update(of.id, { version: 1, [field]: day })
    expect([field, day, told.status, told.body.errorCode]).toEqual([field, day, 409, "Closed_Salary_Day_Not_Editable"])
    expect(told.body.fields).toEqual([{ field, message: expect.stringMatching(/2026年[89]月/) }])
  }
  // After the closed month and before the first one nothing that is closed is touched, and the same day is no change.
  expect((await update(of.id, { version: 1, leftDate: "2026-10-01", joinDate: "2026-04-15" })).status).toBe(200)
  expect((await update(of.id, { version: 2, leftDate: "2026-10-01", joinDate: "2026-04-15" })).status).toBe(200)
  expect((await update(of.id, { version: 3, leftDate: "2026-09-30" })).status).toBe(409)
  expect((await update(of.id, { version: 3, leftDate: null })).status).toBe(200)
})

const malformed: ReadonlyArray<readonly [string, object]> = [
  ["terms.basicSalary", { terms: { ...hourlyTerms, basicSalary: -1 } }],
  ["terms.basicSalary", { terms: { ...hourlyTerms, basicSalary: null } }],
  ["terms.basicSalary", { terms: { ...hourlyTerms, basicSalary: 1800.5 } }],
  ["terms.salaryOvertime", { terms: { ...hourlyTerms, salaryOvertime: 501 } }],
  ["terms.monthlyOvertimeHour", { terms: { ...monthlyTerms, monthlyOvertimeHour: 101 } }],
  ["terms.probationSalary", { terms: { ...monthlyTerms, probationSalary: 501 } }],
  ["terms.probationSalary", { terms: { ...monthlyTerms, probationSalary: 500 } }],
  ["terms.probationSalary", { terms: { ...monthlyTerms, probationSalary: 101 } }],
  ["terms.probationSalary", { terms: { ...monthlyTerms, probationSalary: 0 } }],
  ["terms.averageMonthlyHours", { terms: { ...monthlyTerms, averageMonthlyHours: null } }],
  ["terms.workingHour", { terms: { ...hourlyTerms, salaryType: 5, morningSalary: 9000, workingHour: 25 } }],
  ["terms.morningSalary", { terms: { ...hourlyTerms, salaryType: 5, workingHour: 4 } }],
  ["terms.schedule", { terms: { ...hourlyTerms, schedule: [] } }],
  ["terms.schedule.0.workingHour", { terms: { ...hourlyTerms, schedule: [{ weekday: 1, workingHour: "00:00" }] } }],
  ["terms.standardRemuneration", { terms: { ...hourlyTerms, standardRemuneration: null } }],
  ["terms.standardRemuneration", { terms: { ...hourlyTerms, standardRemuneration: 385_000 } }],
  ["terms.indexHealthInsurance", { terms: { ...hourlyTerms, indexHealthInsurance: 25 } }],
  ["terms.indexPensionInsurance", { terms: { ...hourlyTerms, indexPensionInsurance: 26 } }],
  ["terms.healthInsurance", { terms: { ...monthlyTerms, healthInsurance: null } }],
  ["terms.commutingTaxFree", { terms: { ...hourlyTerms, commutingAllowance: 1000, commutingTaxFree: 1001 } }],
  ["terms.otherSubsidy.0.title", { terms: { ...hourlyTerms, otherSubsidy: [{ title: "", subsidy: 1 }] } }],
  ["terms.averageMonthlyHours", { terms: { ...hourlyTerms, otherSubsidy: [{ title: "職長手当", subsidy: 1 }] } }],
  ["terms.effectiveFrom", { terms: { ...hourlyTerms, effectiveFrom: "2026-02-30" } }],
  ["terms.isWorkConstructionSite", { terms: { ...hourlyTerms, isWorkOffice: 0, isWorkConstructionSite: 0 } }],
  ["residenceTax.month", { residenceTax: { ...simpleTax, month: "2026-07" } }],
  ["residenceTax.fitstMonthTax", { residenceTax: { ...simpleTax, fitstMonthTax: -1 } }],
  ["residenceTax.residenceTaxByMonth", { residenceTax: { ...simpleTax, isSimpleMonth: 0 } }],
  ["furiganaName", { furiganaName: "すずき" }],
  ["phone", { phone: "12345" }],
  ["birthday", { birthday: "1990-13-01" }],
  ["job", { job: "長".repeat(61) }],
  ["leftDate", { joinDate: "2026-04-01", leftDate: "2026-03-31" }],
  ["gender", { gender: 7 }],
]
test.each(malformed)("STAFF-08 STAFF-19 STAFF-22 a wrong %s is named in Japanese", async (field, body) => {
  const told = await update(company.staffOf("worker"), { version: 1, ...body })
  expect([told.status, told.body.errorCode]).toEqual([400, "Invalid_Input"])
  expect(told.body.fields.map((one: { field: string }) => one.field)).toEqual([field])
  expect(told.body.fields[0].message).toMatch(/[ぁ-んァ-ン]/)
})

test("who is taken on with a standard that is no grade's is told the nearest two; premiums of nothing by hand are kept", async () => {
  const invite = (terms: unknown) =>
    call("/staff/invite-staff", { name: "等級", roleId: 12, gender: 1, ...newcomer(12, { terms }) })
  const refused = await invite({ ...hourlyTerms, standardRemuneration: 305_000 })
  expect([refused.status, refused.body.errorCode, refused.body.fields]).toEqual([
    400,
    "Invalid_Input",
    [
      {
        field: "terms.standardRemuneration",
        message: "標準報酬月額の等級にない金額です。近い金額は300,000円と320,000円です。",
      },
    ],
  ])
  const byHand = {
    isHealthInsurrance: 1,
    healthInsurance: 0,
    nursingCareInsurance: 0,
    isPensionInsurrance: 1,
    pensionInsurance: 0,
  }
  const taken = await invite({ ...hourlyTerms, ...byHand })
  expect(taken.status, taken.text).toBe(200)
  expect(taken.body.data.terms[0]).toMatchObject(byHand)
  const probation = await invite({ ...monthlyTerms, probationSalary: 100 })
  expect(probation.status, probation.text).toBe(200)
})
