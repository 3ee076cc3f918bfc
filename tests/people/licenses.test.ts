import { expect, test } from "vitest"
import { callsOf } from "../kernel/as-role.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "LICENSED")
})
const as = callsOf(running, () => company)
const offered = async () =>
  (await as("admin", "/nest/license")).body.data.licenses.map((one: { name: string }) => one.name)
const tama = { kind: "skillTraining", name: "玉掛け技能講習" }

test("SET-02 a licence is added, renamed and taken out, and comes back under its own id", async () => {
  const made = (await as("manager", "/nest/license", tama)).body.data
  expect(made).toMatchObject({ ...tama, version: 1 })
  const twice = await as("manager", "/nest/license", tama)
  expect([twice.status, twice.body.fields]).toMatchObject([400, [{ field: "name" }]])
  const named = await as("admin", `/nest/license/${made.id}`, { version: 1, name: "玉掛け" }, "PUT")
  expect(named.body.data).toEqual({ ...made, name: "玉掛け", version: 2 })
  const late = await as("admin", `/nest/license/${made.id}`, { version: 1 }, "DELETE")
  expect([late.status, late.body.errorCode, late.body.view.name]).toEqual([409, "Update_Expired", "玉掛け"])
  expect((await as("admin", `/nest/license/${made.id}`, { version: 2 }, "DELETE")).status).toBe(200)
  expect(await offered()).toEqual([])
  expect((await as("admin", `/nest/license/${made.id}`, { version: 3, name: "玉" }, "PUT")).status).toBe(404)
  const back = await as("admin", "/nest/license", { ...tama, name: "玉掛け" })
  expect(back.body.data).toEqual({ ...made, name: "玉掛け", version: 4 })
  const told = await running().owner`select action from kernel.audit_entry
    where company_id = ${company.id} and action like 'license.%' order by id`
  expect(told.map(({ action }) => action)).toEqual([
    "license.create",
    "license.update",
    "license.delete",
    "license.create",
  ])
})

test("STAFF-13 licences are the admin side's; another company's number is nobody's", async () => {
  const seers: Array<string> = []
  for (const role of everyRole) if ((await as(role, "/nest/license")).status === 200) seers.push(role)
  expect(seers).toEqual(["admin", "manager", "officeManager"])
  expect((await as("admin", `/nest/license?companyId=${company.id}`)).status).toBe(200)
  expect((await as("admin", `/nest/license?companyId=${company.id + 1}`)).status).toBe(404)
  expect((await as("financeManager", "/nest/license", { kind: "license", name: "x" })).status).toBe(403)
})

test("SET-02 STAFF-01 what has run out or will within sixty days is listed, soonest first, of people who are there", async () => {
  const { owner } = running()
  const [days] = await owner`select (d + 60)::text as last, (d + 61)::text as beyond, (d - 1)::text as gone
    from (select (now() at time zone 'Asia/Tokyo')::date as d) t`
  const certify = async (role: "worker" | "partTimeWorker", license: ReadonlyArray<object>) => {
    const id = company.staffOf(role)
    const { version } = (await as("admin", `/staff/detail-staff/${id}`)).body.data
    const certification = { license, skillTraining: [], specialEducation: [] }
    expect((await as("admin", `/staff/admin-update-staff/${id}`, { version, certification }, "PUT")).status).toBe(200)
  }
  await certify("worker", [
    { name: "危険物", expiresOn: days?.last },
    { name: "まだ先", expiresOn: days?.beyond },
    { name: "期限なし", expiresOn: null },
  ])
  await certify("partTimeWorker", [{ name: "切れた", expiresOn: days?.gone }])
  const people = (body: object) => as("manager", "/staff/list-staff", body)
  const ending = (await people({ isLicenseEnding: 1 })).body
  expect(ending.data.map(({ id }: { id: number }) => id).sort()).toEqual(
    [company.staffOf("worker"), company.staffOf("partTimeWorker")].sort(),
  )
  expect([ending.totalItems, ending.counts.endingLicenses]).toEqual([2, 2])
  expect((await people({ isLicenseEnding: 0 })).body.totalItems).toBe((await people({})).body.totalItems - 2)
  const rows: ReadonlyArray<{ id: number; certification: unknown }> = (await people({})).body.data
  expect(rows.find(({ id }) => id === company.staffOf("partTimeWorker"))?.certification).toEqual({
    license: [{ name: "切れた", expiresOn: days?.gone }],
    skillTraining: [],
    specialEducation: [],
  })
  const list = async () => (await as("officeManager", "/nest/license/expiring")).body.data
  expect(await list()).toEqual([
    {
      userId: company.staffOf("partTimeWorker"),
      userName: "LICENSED partTimeWorker",
      kind: "license",
      name: "切れた",
      expiresOn: days?.gone,
      daysLeft: -1,
    },
    expect.objectContaining({ name: "危険物", daysLeft: 60 }),
  ])
  await owner`update people.staff set status = 0 where company_id = ${company.id} and id = ${company.staffOf("partTimeWorker")}`
  expect(await list()).toMatchObject([{ name: "危険物" }])
  // Who is blocked has nothing that must be renewed; who has only what ends later is not told of either.
  expect((await people({ isLicenseEnding: 1 })).body.counts.endingLicenses).toBe(1)
})
