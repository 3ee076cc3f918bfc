/** 変更の履歴 of people and partners out of the audit: who, when and from what to what, as far as the reader may see. */
import { expect, test } from "vitest"
import { callsOf } from "../kernel/as-role.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { account, hourlyTerms } from "./terms-on-the-wire.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "HIST")
})
const as = callsOf(running, () => company)
const update = async (id: number, body: object) => {
  const { version } = (await as("admin", `/staff/detail-staff/${id}`)).body.data
  const told = await as("admin", `/staff/admin-update-staff/${id}`, { version, ...body }, "PUT")
  expect(told.status, told.text).toBe(200)
}
interface Entry {
  readonly id: number
  readonly by: string | null
  readonly action: string
  readonly changes: ReadonlyArray<{
    readonly field: string
    readonly before: string | null
    readonly after: string | null
  }>
}
const history = async (role: string, kind: string, id: number, more = "") =>
  as(role, `/nest/history/${kind}/${id}${more}`)
const entriesFor = async (role: string, kind: string, id: number): Promise<ReadonlyArray<Entry>> =>
  (await history(role, kind, id)).body.data.entries
const fieldsOf = ({ changes }: Entry) => changes.map(({ field }) => field)

test("STAFF-01 a person's page tells who changed which field from what to what, the newest first", async () => {
  const id = company.staffOf("worker")
  const before = (await as("admin", `/staff/detail-staff/${id}`)).body.data
  await update(id, { phone: "090-1111-2222", job: "roofer" })
  await update(id, { bankInfo: account })
  const [bank, edit] = await entriesFor("admin", "staff", id)
  expect(bank?.action).toBe("staff.profile")
  expect(bank?.changes).toContainEqual({ field: "bankInfo.cardNumber", before: null, after: account.cardNumber })
  expect(edit?.action).toBe("staff.edit")
  expect(edit?.by).toBe((await as("admin", `/staff/detail-staff/${company.staffOf("admin")}`)).body.data.name)
  expect(edit?.changes.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
    { field: "job", before: before.job, after: "roofer" },
    { field: "phone", before: before.phone, after: "090-1111-2222" },
  ])
})

test("STAFF-04 a change of pay tells what became another, and only what", async () => {
  const id = company.staffOf("worker")
  const terms = { ...hourlyTerms, effectiveFrom: "2027-04-01" }
  await update(id, { terms })
  await update(id, { terms: { ...terms, basicSalary: hourlyTerms.basicSalary + 50 } })
  const [raised, first] = (await entriesFor("admin", "staff", id)).filter(({ action }) => action === "staff.terms")
  expect(raised?.changes).toEqual([
    {
      field: "terms.basicSalary",
      before: String(hourlyTerms.basicSalary),
      after: String(hourlyTerms.basicSalary + 50),
    },
  ])
  expect(first?.changes).toContainEqual({ field: "terms.effectiveFrom", before: null, after: "2027-04-01" })
})

test("STAFF-09 D54 what the reader may not see of somebody stands in no history of his", async () => {
  const boss = company.staffOf("financeManager")
  await update(boss, { phone: "090-3333-4444" })
  await update(boss, {
    bankInfo: account,
    heal: { bloodGroup: "A" },
    terms: { ...hourlyTerms, effectiveFrom: "2027-05-01" },
  })
  expect((await as("admin", `/staff/${boss}/health`, {})).status).toBe(200)
  const seen = await entriesFor("admin", "staff", boss)
  const actions = seen.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(["staff.health", "staff.healthSeen", "staff.terms", "staff.profile"]))
  const hidden = await entriesFor("manager", "staff", boss)
  expect(hidden.flatMap(fieldsOf).filter((field) => /^(terms|tax|bankInfo|heal)/.test(field))).toEqual([])
  for (const action of ["staff.health", "staff.healthSeen", "staff.terms", "staff.profile"])
    expect(hidden.map((entry) => entry.action)).not.toContain(action)
  expect(hidden.flatMap(fieldsOf)).toContain("phone")
  for (const role of ["worker", "vendor", "customer"]) expect((await history(role, "staff", boss)).status).toBe(403)
  expect((await history("admin", "staff", 999_999)).status).toBe(404)
})

test("VEN-01 CUS-01 a partner's page tells its changes by the words of that side, page by page", async () => {
  const made = await as("admin", "/vendor/invite-vendor", { companyName: "履歴工業" }, "PUT")
  const { id } = made.body.data
  for (let n = 1; n <= 21; n += 1) {
    const told = await as("admin", `/vendor/${id}`, { version: n, note: `${n}回目` }, "PUT")
    expect(told.status, told.text).toBe(200)
  }
  const first = (await history("manager", "vendor", id)).body.data
  expect(first.entries).toHaveLength(20)
  expect(first.entries[0].changes).toEqual([{ field: "note", before: "20回目", after: "21回目" }])
  const rest = (await history("manager", "vendor", id, `?before=${first.next}`)).body.data
  expect(rest.entries.map(({ action }: Entry) => action)).toEqual(["partner.edit", "partner.register"])
  expect(rest.next).toBe(null)
  expect((await history("admin", "customer", id)).status).toBe(404)
  expect((await history("vendor", "vendor", id)).status).toBe(403)
})
