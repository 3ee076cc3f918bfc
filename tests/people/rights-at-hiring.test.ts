/** What somebody who is taken on may and gets beside his pay: said by whoever may say it, and by him it is said. */
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"
import { hourlyTerms, newcomer, ownTax } from "./terms-on-the-wire.ts"

let company: TestCompany
const running = runningProduct(async (product) => {
  company = await aCompany(product, "RIGHTSOF")
})
const { by } = inviting(running)
const hire = (role: Role, roleId: number, more: object = {}) =>
  by(company, role, "/staff/invite-staff", { name: "新人", gender: 0, birthday: "1990-04-01", roleId, ...more })
const fieldsOf = ({ body }: { body: { errorCode?: string; fields?: ReadonlyArray<{ field: string }> } }) => [
  body.errorCode,
  ...(body.fields ?? []).map(({ field }) => field),
]
const accessOf = async (id: number) => (await by(company, "admin", `/user/${id}/details-user`, {})).body.data
const both = { isSupervisingAdmin: 0, isDisableViewRevenue: 0 }

test("STAFF-21 the first admin says of an admin whether he supervises, and of who could see the revenue whether he does", async () => {
  expect(fieldsOf(await hire("admin", 2))).toEqual(["Invalid_Input", "isSupervisingAdmin", "isDisableViewRevenue"])
  for (const roleId of [3, 6])
    expect(fieldsOf(await hire("admin", roleId))).toEqual(["Invalid_Input", "isDisableViewRevenue"])
  for (const roleId of [4, 10, 12]) expect((await hire("admin", roleId)).status).toBe(200)
  const hidden = await hire("admin", 6, { isDisableViewRevenue: 1 })
  expect(await accessOf(hidden.body.data.id)).toMatchObject({ isDisableViewRevenue: 1 })
})

test("STAFF-10 D15 who is invited as supervising sees the revenue, whatever was said of it", async () => {
  const made = await hire("admin", 2, { isSupervisingAdmin: 1, isDisableViewRevenue: 1 })
  expect(await accessOf(made.body.data.id)).toMatchObject({ isSupervisingAdmin: 1, isDisableViewRevenue: 0 })
  const plain = await hire("admin", 2, both)
  expect(await accessOf(plain.body.data.id)).toMatchObject(both)
})

test("STAFF-21 D15 who may not say it is not asked, and is refused by its name when he does", async () => {
  expect((await hire("manager", 3)).status).toBe(200)
  expect(fieldsOf(await hire("manager", 3, { isDisableViewRevenue: 1 }))).toEqual([
    "Permission_Denied",
    "isDisableViewRevenue",
  ])
  expect(fieldsOf(await hire("manager", 12, { isSupervisingAdmin: 1 }))).toEqual([
    "Permission_Denied",
    "isSupervisingAdmin",
  ])
  expect(fieldsOf(await hire("admin", 12, { isSupervisingAdmin: 0 }))).toEqual([
    "Permission_Denied",
    "isSupervisingAdmin",
  ])
  const offered = async (role: Role) => (await by(company, role, "/staff/list-staff", {})).body.inviteAs
  const as = (roleId: number) =>
    expect.objectContaining({ roleId, maySupervise: roleId === 2, mayLimitRevenue: true, mayMailPaper: true })
  expect(await offered("admin")).toEqual(expect.arrayContaining([as(2), as(3), as(6)]))
  for (const one of await offered("manager"))
    expect(one).toMatchObject({ maySupervise: false, mayLimitRevenue: false, mayMailPaper: true })
  expect(await offered("vendor")).toMatchObject([{ roleId: 9, mayMailPaper: false }])
})

test("STAFF-21 gender, the cycle, closing day and pay day are asked for by their names", async () => {
  const { paymentDate: _, paymentTerm: __, typePaymentTerm: ___, ...unpaid } = hourlyTerms
  const told = await hire("admin", 12, { gender: undefined, terms: unpaid, residenceTax: ownTax })
  expect(fieldsOf(told).toSorted()).toEqual(
    ["Invalid_Input", "gender", "terms.paymentDate", "terms.paymentTerm", "terms.typePaymentTerm"].toSorted(),
  )
})

const mailed = { ...hourlyTerms, isSendMailPaper: 1 }
test("INV-05 the bill by mail is ticked by the admin side; a vendor who tries is told which field", async () => {
  const withTerms = (roleId: number, terms: object) => newcomer(roleId, { terms })
  const told = await hire("vendor", 9, withTerms(9, mailed))
  expect(fieldsOf(told)).toEqual(["Permission_Denied", "terms.isSendMailPaper"])
  expect((await hire("vendor", 9, withTerms(9, hourlyTerms))).status).toBe(200)
  const made = await hire("officeManager", 12, withTerms(12, mailed))
  expect(made.body.data.terms).toMatchObject([{ isSendMailPaper: 1 }])
})

test("INV-05 whoever keeps the accounts changes a worker's pay and leaves his bill as it is; an admin's he may tick", async () => {
  const made = (await hire("admin", 12, newcomer(12, { terms: mailed }))).body.data
  const put = (role: Role, id: number, version: number, terms: object) =>
    by(company, role, `/staff/admin-update-staff/${id}`, { version, terms }, "PUT")
  const raised = { ...mailed, basicSalary: 2000, effectiveFrom: "2027-01-01" }
  const kept = await put("financeManager", made.id, made.version, raised)
  expect(kept.body.data.permissions.fields.isSendMailPaper).toBe("read")
  const off = await put("financeManager", made.id, kept.body.data.version, { ...raised, isSendMailPaper: 0 })
  expect(fieldsOf(off)).toEqual(["Permission_Denied", "isSendMailPaper"])
  expect((await put("manager", made.id, kept.body.data.version, { ...raised, isSendMailPaper: 0 })).status).toBe(200)
  const admin = (await hire("admin", 2, { ...both, ...newcomer(2, { terms: hourlyTerms }) })).body.data
  expect((await put("financeManager", admin.id, admin.version, mailed)).status).toBe(200)
})
