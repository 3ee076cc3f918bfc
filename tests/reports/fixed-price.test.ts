/** Revenue at a fixed price: written down, taken away with its reason, and who sees it at all. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "../scheduling/board.ts"

let company: TestCompany
let board: Board
let siteId: number
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "EARNED")
  },
  { startsAt: "2026-11-20T01:00:00.000Z" },
)
beforeAll(async () => {
  board = await aBoard(running().url, company)
  siteId = await board.site()
})
type Role = Parameters<Board["as"]>[0]
const written = { title: "第1回出来高", amount: 1_200_000, date: "2026-11-10", note: "30 %" }
const create = (over: object = {}, role: Role = "financeManager") =>
  board.as(role, "POST", "/v2/construction-site/create-revenue-fixed-price", { siteId, ...written, ...over })
const remove = (id: number, over: object = {}, role: Role = "manager") =>
  board.as(role, "POST", `/v2/construction-site/deleted-revenue/${id}`, { version: 1, reason: "二重", ...over })
const list = (role: Role = "admin", of = siteId) => board.as(role, "GET", `/v2/construction-site/list-revenue/${of}`)
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field)

test("SITE-11 REV-02 revenue is written down, counts in its sum, and is taken away once with its reason", async () => {
  const told = await create()
  expect(told.status, told.text).toBe(200)
  const { id } = told.body.data
  expect(told.body.data).toMatchObject({ ...written, status: 1, version: 1, deletedAt: null })
  await create({ title: "追加工事", amount: 300_000, date: "2026-12-01" })
  expect((await list()).body.data).toMatchObject({ sum: 1_500_000 })
  expect(fieldsOf(await remove(id, { reason: "" }))).toEqual(["reason"])
  expect((await remove(id, { version: 2 })).body).toMatchObject({ errorCode: "Update_Expired" })
  const gone = await remove(id)
  expect(gone.status, gone.text).toBe(200)
  expect(gone.body.data).toMatchObject({ status: 0, reason: "二重", permissions: { actions: ["read"] } })
  expect((await remove(id, { version: 2 })).body.errorCode).toBe("Permission_Denied")
  const after = (await list()).body.data
  expect(after.sum).toBe(300_000)
  expect(after.rows.map(({ status }: { status: number }) => status)).toEqual([1, 0])
  const said = await running()
    .owner`select action from kernel.audit_entry where subject = ${`revenue:${id}`} order by id`
  expect(said.map(({ action }) => action)).toEqual(["revenue.create", "revenue.delete"])
})

test("REV-02 each field says what is wrong with it", async () => {
  expect(fieldsOf(await create({ title: "", amount: 0, date: "2026-02-30" }))).toEqual(["title", "amount", "date"])
  expect(fieldsOf(await create({ amount: -1 }))).toEqual(["amount"])
  expect(fieldsOf(await create({ siteId: 999_999 }))).toEqual(["siteId"])
  expect((await list("admin", 999_999)).body.errorCode).toBe("Not_Found")
})

test("REV-01 REV-03 only the roles of revenue see it, and not whose membership hides it; who supervises does", async () => {
  for (const role of ["admin", "manager", "financeManager"] as const) expect((await list(role)).status, role).toBe(200)
  for (const role of ["officeManager", "worker", "partTimeWorker", "otherWorker", "vendor", "customer"] as const) {
    expect((await list(role)).body.errorCode, role).toBe("Permission_Denied")
    expect((await create({}, role)).body.errorCode, role).toBe("Permission_Denied")
  }
  const hides = (isHidden: boolean) =>
    running().owner`update companies.membership set hides_revenue = ${isHidden}
      where company_id = ${company.id} and person_id = ${company.personOf("manager")}`
  await hides(true)
  expect((await list("manager")).body.errorCode).toBe("Permission_Denied")
  expect((await create({}, "manager")).body.errorCode).toBe("Permission_Denied")
  await hides(false)
  expect((await list("manager")).status).toBe(200)
})

test("REV-02 the database changes no revenue in place, whoever asks", async () => {
  const { id } = (await create({ title: "固定" })).body.data
  const change = (set: string) => running().owner.unsafe(`update reports.revenue set ${set} where id = ${id}`)
  await expect(change("amount = 1")).rejects.toThrow("never changed")
  await expect(change("status = 0")).rejects.toThrow("check constraint")
  await remove(id)
  await expect(change("status = 1, deleted_at = null, deleted_by = null, reason = null")).rejects.toThrow("stays away")
})
