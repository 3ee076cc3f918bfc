import { expect, test } from "vitest"
import { inviteBody, updateBody } from "@/features/people/draft-body.ts"
import { emptyValues, valuesOf, valuesOfTerms } from "@/features/people/draft-values.ts"
import { callsOf } from "../kernel/as-role.ts"
import { aCompany, everyRole, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire } from "../payroll/month.ts"
import { account, hourlyTerms, monthlyTerms, newcomer, rightsOf, shiftTerms } from "./terms-on-the-wire.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "PROFILE")
})
const as = callsOf(running, () => company)
const detail = async (role: string, id: number) => (await as(role, `/staff/detail-staff/${id}`)).body.data
const update = async (id: number, body: object) =>
  as("admin", `/staff/admin-update-staff/${id}`, { version: (await detail("admin", id)).version, ...body }, "PUT")

const emergencyAddress = { name: "新人 父", relation: "父", address: "東京都港区海岸1丁目", phone: "03-1234-5678" }
const certification = {
  license: [{ name: "1級管工事施工管理技士", expiresOn: null }],
  skillTraining: [{ name: "玉掛け", expiresOn: "2027-11-22" }],
  specialEducation: [],
}
const heal = {
  bloodGroup: "AB",
  lastHealCheckDate: "2026-04-01",
  specificHealCheckDate: null,
  maxBloodPressure: 120,
  minBloodPressure: 80,
  diseaseId: "花粉症",
  healthInsuranceId: "0481-23",
  pensionInsuranceId: "1234-567890",
  employmentInsuranceId: "5000-000000-1",
  employmentInsuranceNumber: "0001",
}

test("STAFF-03 emergency contact, qualifications with their ends and the account come back as they were sent", async () => {
  const id = company.staffOf("worker")
  const told = await update(id, { emergencyAddress, certification, bankInfo: account })
  expect(told.status, told.text).toBe(200)
  const read = await detail("admin", id)
  expect(read).toMatchObject({ emergencyAddress, certification, bankInfo: account })
  expect("heal" in read).toBe(false)
  expect(await detail("worker", id)).toMatchObject({ bankInfo: account })
  // Whose pay he does not reach, his account he does not see.
  const boss = company.staffOf("financeManager")
  expect((await update(boss, { bankInfo: account })).status).toBe(200)
  expect("bankInfo" in (await detail("manager", boss))).toBe(false)
})

test("STAFF-14 the account of 一人親方 can't be emptied again", async () => {
  const told = await update(company.staffOf("otherWorker"), { bankInfo: { ...account, ownerName: null } })
  expect([told.status, told.body.fields]).toMatchObject([400, [{ field: "bankInfo.ownerName" }]])
  expect((await update(company.staffOf("worker"), { bankInfo: { ...account, ownerName: null } })).status).toBe(200)
})

test("STAFF-03 D54 health is seen by admin, office, finance and the person, and every look is written down", async () => {
  const id = company.staffOf("worker")
  expect((await update(id, { heal })).status).toBe(200)
  const looks = async () => {
    const [row] = await running().owner`select count(*)::int as looks from kernel.audit_entry
      where company_id = ${company.id} and action = 'staff.healthSeen' and subject = ${`staff:${id}`}`
    return row?.looks
  }
  const seers: Array<string> = []
  for (const role of everyRole) {
    const before = await looks()
    const told = await as(role, `/staff/${id}/health`, {})
    if (told.status === 200) {
      seers.push(role)
      expect(told.body.data.heal).toEqual(heal)
    } else expect([403, 404]).toContain(told.status)
    expect(await looks()).toBe((before ?? 0) + (told.status === 200 ? 1 : 0))
  }
  expect(seers.toSorted()).toEqual(["admin", "financeManager", "officeManager", "worker"])
  const { version } = await detail("manager", id)
  const written = await as("manager", `/staff/admin-update-staff/${id}`, { version, heal }, "PUT")
  expect([written.status, written.body.fields]).toMatchObject([403, [{ field: "heal" }]])
})

test("D54 the audit holds which fields of health were written, and none of what they say", async () => {
  const id = company.staffOf("partTimeWorker")
  await update(id, { heal })
  const entries = await running().owner<Array<{ action: string; entry: string }>>`select action, e::text as entry
    from kernel.audit_entry e where company_id = ${company.id} and subject = ${`staff:${id}`}`
  expect(entries.map(({ action }) => action)).toContain("staff.health")
  expect(entries.filter(({ entry }) => /花粉症|0481-23|5000-000000-1/.test(entry))).toEqual([])
})

/** Every field that pay by a bill has: whose tax is whose matter, and who writes the paper. */
const billed = {
  ...hourlyTerms,
  isProbation: 1,
  probationSalary: 80,
  monthlyOvertimeHour: 10,
  registrationNumber: "T7000012050002",
  isTax: 1,
  isCreatePaper: 1,
  isSendMailPaper: 1,
  isWorkOffice: 1,
  paymentTerm: 20,
  paymentMonthOffset: 2,
  paymentDate: 0,
}
/** 現場単価 is for 一人親方, 外注 for who keeps the accounts (STAFF-05). */
const roleOf = (salaryType: number) => ({ 4: 11, 6: 6 })[salaryType] ?? 12
test.each([
  ["hour", { ...hourlyTerms, registrationNumber: "T7000012050002", isCreatePaper: 1, isSendMailPaper: 1, isTax: 1 }],
  ["month", monthlyTerms],
  ["shift", { ...shiftTerms, eveningWorkingHour: 7, officialDate: "2026-07-01" }],
  ["construction", { ...billed, salaryType: 4, basicSalary: 32_000 }],
  ["outsource", { ...billed, salaryType: 6, basicSalary: 450_000 }],
])("STAFF-04 pay by %s goes from form to database and back to the same form", async (_, terms) => {
  const made = await as("admin", "/staff/invite-staff", {
    name: "往復",
    roleId: roleOf(terms.salaryType),
    gender: 2,
    ...rightsOf(roleOf(terms.salaryType)),
    ...newcomer(roleOf(terms.salaryType), { terms }),
  })
  expect(made.status, made.text).toBe(200)
  const chosen = { day: terms.effectiveFrom, year: "2026" }
  const first = valuesOf(made.body.data, chosen)
  const touched = { ...first, "terms.safetyAssociationFee": "700" }
  const body = updateBody(touched, first, made.body.data)
  const saved = await as("admin", `/staff/admin-update-staff/${made.body.data.id}`, body, "PUT")
  expect(saved.status, saved.text).toBe(200)
  const again = valuesOf(saved.body.data, chosen)
  expect(again).toEqual(touched)
  expect(saved.body.data.terms).toMatchObject([{ ...terms, safetyAssociationFee: 700 }])
})

test("STAFF-19 the first terms of somebody without any begin by the company's pay days, and say his resident tax", async () => {
  const [hired = 0] = await hire(running(), company, [
    { name: "条件 未定", role: "worker", email: "noterms@profile.example", password },
  ])
  const before = await detail("admin", hired)
  expect(before.terms).toEqual([])
  const { payDays } = (await as("admin", "/staff/list-staff", { pageSize: 1 })).body
  expect(before.payDays).toEqual(payDays)
  const first = valuesOf(before, { day: undefined, year: "2026", from: "2026-11-01" })
  expect(first["terms.effectiveFrom"]).toBe(before.joinDate ?? "2026-11-01")
  expect(first["terms.paymentTerm"]).toBe(String(payDays.paymentTerm))
  const typed = { ...first, "terms.basicSalary": "1500", "terms.salaryType": "1" }
  const body = updateBody(typed, first, before)
  expect(body).toMatchObject({ residenceTax: { isResidenceTax: 0 } })
  const save = (sent: object) => as("admin", `/staff/admin-update-staff/${hired}`, sent, "PUT")
  const { residenceTax: _, ...silent } = body
  const refused = await save(silent)
  expect([refused.body.errorCode, refused.body.fields[0]?.field]).toEqual(["Invalid_Input", "residenceTax"])
  const saved = await save(body)
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.data.payDays).toEqual(payDays)
  // Terms of a wage from before the company's days were asked for open with these.
  const [old] = saved.body.data.terms
  expect(valuesOfTerms({ ...old, paymentDate: 25 }, payDays)["terms.paymentDate"]).toBe(String(payDays.paymentDate))
  expect(valuesOfTerms({ ...old, salaryType: 4, paymentDate: 25 }, payDays)["terms.paymentDate"]).toBe("25")
})

test("STAFF-07 a ticked weekday without hours is sent, so that its hours are asked for; an unticked one is not", () => {
  const week = {
    ...emptyValues("2026", "2026-04-01"),
    "terms.schedule.2": "",
    "terms.scheduled.3": "",
    "terms.schedule.3": "",
  }
  const body = updateBody(week, { ...week, "terms.basicSalary": "1" }, { version: 1 })
  const { schedule } = JSON.parse(JSON.stringify(body)).terms
  expect(schedule.map(({ weekday }: { weekday: number }) => weekday)).toEqual([1, 2, 4, 5])
  expect(schedule[1].workingHour).toBe("")
})

test("STAFF-02 the form of a new person sends what the server takes", async () => {
  const empty = emptyValues("2026", "2026-04-01")
  const typed = {
    ...empty,
    roleId: "12",
    name: "書式 花子",
    gender: "2",
    birthday: "1990-04-01",
    "terms.basicSalary": "1600",
    "emergencyAddress.phone": "03-1234-5678",
    "certification.license.rows": "1",
    "certification.license.0.name": "普通自動車",
    "certification.license.0.expiresOn": "2029-04-01",
    "bankInfo.type": "1",
    "heal.bloodGroup": "AB",
  }
  const frame = (await as("admin", "/staff/list-staff", { pageSize: 1 })).body
  expect(frame.inviteAs.find(({ roleId }: { roleId: number }) => roleId === 12).mayHeal).toBe(true)
  const told = await as(
    "admin",
    "/staff/invite-staff",
    inviteBody(typed, empty, {
      needsVendor: false,
      mayPay: true,
      maySupervise: false,
      mayLimitRevenue: false,
      mayHeal: true,
    }),
  )
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({
    emergencyAddress: { phone: "03-1234-5678" },
    certification: { license: [{ name: "普通自動車", expiresOn: "2029-04-01" }] },
    bankInfo: { type: 1 },
    terms: [{ paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 0 }],
  })
  const health = await as("admin", `/staff/${told.body.data.id}/health`, {})
  expect(health.body.data?.heal?.bloodGroup ?? health.text).toBe("AB")
})
