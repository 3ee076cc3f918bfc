/** 会社の写真と印影: given, seen by whom, and taken up from what a founder gave before his company existed. */
import { beforeAll, expect, test } from "vitest"
import { aPicture, aSeal, png } from "../files/a-picture.ts"
import { fileOf } from "../files/files-product.ts"
import { type Asked, ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { founders, wrongIn } from "./founders.ts"
import { aRegistration } from "./registering.ts"

const { call, entry, ownOf, register, running } = founders()
const tokens = new Map<string, string>()
let company: TestCompany
beforeAll(async () => {
  company = await aCompany(running(), "PICTURES")
  for (const role of everyRole) tokens.set(role, await signIn(running().url, company.emailOf(role)))
})
const as = (role: string, path: string, more: Asked = {}) =>
  ask(running().url, path, { token: tokens.get(role), company: company.id, ...more })
const given = async (role = "admin"): Promise<string> =>
  (await as(role, "/upload", { body: { files: [aPicture()] } })).body.data.files[0].id
const details = async (role = "admin") => (await as(role, `/v2/company/${company.id}/details`)).body.data
const update = async (body: object, role = "admin") =>
  as(role, "/v2/company", { method: "PUT", body: { version: (await details()).version, ...body } })
const early = async (kind: "avatar" | "stamp", file = aPicture()) =>
  call("founder", "/v2/company/registration/picture", { body: { files: [file], kind: [kind] } })
const opened = (address: string) => fetch(`${running().url}${address}`)
const idIn = (address: string) => address.split("/")[2]

test("PICK-12 SET-05 a company's picture is in its details, its picker and its frame; without one nothing is", async () => {
  expect((await details()).avatar).toBeNull()
  const avatar = await given()
  const told = await update({ avatar })
  expect(told.status, told.text).toBe(200)
  expect(idIn(told.body.data.avatar)).toBe(avatar)
  expect((await opened(told.body.data.avatar)).status).toBe(200)
  const picked = (await as("worker", "/v2/user/search-user-company", { body: {} })).body.data
  expect(picked.map((one: { avatar: string }) => idIn(one.avatar))).toEqual([avatar])
  expect(idIn((await as("worker", "/workspace")).body.data.company.avatar)).toBe(avatar)
  expect((await update({ avatar: null })).body.data.avatar).toBeNull()
})

test("SET-05 the seal is the admin's to set, the management's to see, and nobody else's by any way", async () => {
  const stamp = await given()
  expect((await update({ stamp: await given("manager") }, "manager")).status).toBe(403)
  const { data } = (await update({ stamp })).body
  const common = (role: string) => as(role, `/nest/common?url=${encodeURIComponent(data.stamp)}`)
  const sees = async (role: string) => ["stamp" in (await details(role)), (await common(role)).status === 200]
  expect(await sees("manager")).toEqual([true, true])
  for (const role of ["worker", "vendor", "customer"]) expect(await sees(role), role).toEqual([false, false])
})

test("SET-05 what somebody else uploaded is no picture of the company", async () => {
  expect(wrongIn(await update({ avatar: await given("worker") }))).toEqual([400, "Invalid_Input", ["avatar"]])
})

test("VEN-03 a vendor's card carries its seal, for who sees the card", async () => {
  const stamp = await given()
  const made = await as("admin", "/vendor/invite-vendor", { method: "PUT", body: { companyName: "判子工業", stamp } })
  expect(made.status, made.text).toBe(200)
  const { id, version } = made.body.data
  expect(idIn(made.body.data.stamp)).toBe(stamp)
  const listed = (await as("manager", "/vendor/list-vendor", { body: { keyword: "判子工業" } })).body.data
  expect(listed.map((one: { stamp: string }) => idIn(one.stamp))).toEqual([stamp])
  const common = (role: string) => as(role, `/nest/common?url=${encodeURIComponent(made.body.data.stamp)}`)
  expect([(await common("manager")).status, (await common("worker")).status]).toEqual([200, 404])
  const body = { version, stamp: null }
  expect((await as("admin", `/vendor/${id}`, { method: "PUT", body })).body.data.stamp).toBeNull()
})

test("WIZ-02 WIZ-19 what a founder gave before is his company's from the same moment; sent again it is the same", async () => {
  const [picture, seal] = [(await early("avatar")).body.data[0], (await early("stamp", aSeal())).body.data[0]]
  const body = aRegistration("判子設備", { avatar: picture.id, stamp: seal.id })
  const { id } = (await register(body)).body.data
  expect((await register(body)).body.data).toEqual({ id })
  const own = await ownOf(id)
  expect([idIn(own.avatar), idIn(own.stamp)]).toEqual([picture.id, seal.id])
  expect(await entry(id)).toMatchObject({ avatar: expect.stringContaining(picture.id) })
  const kept = await running().owner`select company_id from files.file where id in (${picture.id}, ${seal.id})`
  expect(kept.map((one) => one.company_id)).toEqual([id, id])
  expect(await running().owner`select 1 from files.waiting where id in (${picture.id}, ${seal.id})`).toHaveLength(0)
  // Said anew: the picture stays, the seal goes.
  const again = { ...body, stamp: null, version: own.version }
  const told = await call("founder", `/v2/company/registration/${id}`, { method: "PUT", body: again })
  expect(told.status, told.text).toBe(200)
  expect([idIn(told.body.data.avatar), told.body.data.stamp]).toEqual([picture.id, null])
})

test("WIZ-19 nobody registers with another founder's picture, and what is no seal is refused by name", async () => {
  const { id } = (await early("avatar")).body.data[0]
  expect(wrongIn(await register(aRegistration("横取り", { avatar: id }), "other"))).toEqual([
    400,
    "Invalid_Input",
    ["avatar"],
  ])
  const two = { files: [aPicture(), aPicture()] }
  expect(wrongIn(await call("founder", "/v2/company/registration/picture", { body: two }))).toEqual([
    400,
    "Invalid_Input",
    ["files.1"],
  ])
  expect(
    wrongIn(
      await early(
        "stamp",
        fileOf(
          png(40, 40, () => [120, 121, 120]),
          "灰.png",
        ),
      ),
    ),
  ).toEqual([400, "Invalid_Input", ["files.0"]])
})
