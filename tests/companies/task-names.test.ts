import { expect, test } from "vitest"
import { callsOf } from "../kernel/as-role.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "NAMES")
})
const as = callsOf(running, () => company)
interface Name {
  readonly id: number
  readonly name: string
  readonly version: number
}
const names = async (role = "admin"): Promise<ReadonlyArray<Name>> =>
  (await as(role, "/nest/task-name")).body.data.names
const words = async (role = "admin") => (await names(role)).map(({ name }) => name)
const change = async (name: string, body: object, role = "admin") => {
  const row = (await names()).find((one) => one.name === name)
  return as(role, `/nest/task-name/${row?.id}`, { version: row?.version, ...body }, "PUT")
}

test("SET-10 names stand in the company's order, a hidden one is kept and not offered", async () => {
  for (const name of ["配管", "溶接", "保温", "試運転"])
    expect((await as("officeManager", "/nest/task-name", { name })).status).toBe(200)
  expect((await change("試運転", { order: 1 })).body.data).toMatchObject({ name: "試運転", order: 1 })
  expect(await words()).toEqual(["試運転", "配管", "溶接", "保温"])
  // Beyond the end is the end; the way back is a write too.
  expect((await change("試運転", { order: 99 })).body.data.order).toBe(4)
  expect(await words()).toEqual(["配管", "溶接", "保温", "試運転"])
  expect((await change("溶接", { status: 0 })).status).toBe(200)
  expect(await words()).toEqual(["配管", "溶接", "保温", "試運転"])
  expect(await words("financeManager")).toEqual(["配管", "保温", "試運転"])
  expect((await change("溶接", { status: 1, name: "溶接工" })).status).toBe(200)
  expect(await words("financeManager")).toEqual(["配管", "溶接工", "保温", "試運転"])
})

test("SET-10 a name that is there is refused, also a hidden one, and who saves second is told", async () => {
  const twice = await as("admin", "/nest/task-name", { name: "配管" })
  expect([twice.status, twice.body.fields]).toMatchObject([400, [{ field: "name" }]])
  const [first] = await names()
  const put = (name: string) => as("admin", `/nest/task-name/${first?.id}`, { version: first?.version, name }, "PUT")
  expect((await put("配管工")).status).toBe(200)
  const second = await put("管工事")
  expect([second.status, second.body.errorCode, second.body.view.name]).toEqual([409, "Update_Expired", "配管工"])
})

test("SET-10 two who move names at the same moment leave every place to one name", async () => {
  const all = await names()
  await Promise.all(
    all.map(({ id, version }, n) => as("admin", `/nest/task-name/${id}`, { version, order: all.length - n }, "PUT")),
  )
  const orders = (await as("admin", "/nest/task-name")).body.data.names.map(({ order }: { order: number }) => order)
  expect(orders).toEqual(all.map((_, n) => n + 1))
})

test("SET-10 the admin side sets the names, the management is offered them, nobody else", async () => {
  const may = async (path: string, body?: object) => {
    const told: Array<string> = []
    for (const role of everyRole) if ((await as(role, path, body)).status === 200) told.push(role)
    return told
  }
  expect(await may("/nest/task-name")).toEqual(["admin", "manager", "officeManager", "financeManager"])
  for (const role of ["financeManager", "worker", "vendor"])
    expect((await as(role, "/nest/task-name", { name: role })).status).toBe(403)
})

test("SET-10 a company has two hundred names; the next one is refused by its field", async () => {
  const had = (await names()).length
  await running().owner`insert into companies.task_name (company_id, name, position)
    select ${company.id}, '数 ' || n, ${had}::int + n from generate_series(1, ${199 - had}::int) n`
  expect((await as("admin", "/nest/task-name", { name: "二百番目" })).status).toBe(200)
  const refused = await as("admin", "/nest/task-name", { name: "二百一番目" })
  expect([refused.status, refused.body.fields?.map(({ field }: { field: string }) => field)]).toEqual([400, ["name"]])
  expect(await names()).toHaveLength(200)
})
