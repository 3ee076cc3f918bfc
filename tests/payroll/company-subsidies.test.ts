/** 会社の手当: settled by an admin or whoever pays, offered where pay terms are written, nobody's pay changed. */
import { beforeAll, expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { tokenOf } from "./month.ts"

const own = "/v2/company/salary-subsidy"
const family = { title: "家族手当", subsidy: 10_000, isInHourlyBase: 0, isPaidWhole: 1 }
const duty = { title: "職長手当", subsidy: 15_000, isInHourlyBase: 1, isPaidWhole: 0 }
let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "SUBSIDY")
  other = await aCompany(started, "BESIDE")
})
let [admin, finance, manager, worker] = ["", "", "", ""]
const call = (token: string, method: string, path: string, body?: object, of = company) =>
  ask(running().url, path, { token, company: of.id, method, ...(body === undefined ? {} : { body }) })

beforeAll(async () => {
  for (const role of ["admin", "financeManager", "manager", "worker"] as const) {
    const token = await tokenOf(running(), company, role)
    if (role === "admin") admin = token
    if (role === "financeManager") finance = token
    if (role === "manager") manager = token
    if (role === "worker") worker = token
  }
})

test("SET-05 PAY-12 a company settles its allowances, with version and audit; pay terms are offered them", async () => {
  expect((await call(admin, "GET", own)).body.data).toMatchObject({ subsidies: [], version: 0 })
  const saved = await call(admin, "PUT", own, { version: 0, subsidies: [family, duty] })
  expect(saved.body.data).toMatchObject({ subsidies: [family, duty], version: 1 })
  expect((await call(manager, "GET", "/v6/company/subsidy")).body.data).toEqual([family, duty])
  expect((await call(finance, "PUT", own, { version: 1, subsidies: [duty] })).body.data.version).toBe(2)
  const entries = await running().owner`
    select before, after from kernel.audit_entry where action = 'subsidy.set' order by id`
  expect(entries).toEqual([
    { before: [], after: [family, duty] },
    { before: [family, duty], after: [duty] },
  ])
  const beside = await tokenOf(running(), other, "admin")
  expect((await call(beside, "GET", own, undefined, other)).body.data.subsidies).toEqual([])
})

test("SET-05 two who settle them at once: the second sees what is stored", async () => {
  const { version } = (await call(admin, "GET", own)).body.data
  const both = await Promise.all(
    [admin, finance].map((token) => call(token, "PUT", own, { version, subsidies: [family] })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  expect(late?.body).toMatchObject({ errorCode: "Update_Expired" })
})

test("SET-05 who may: management reads, neither 監督 settles nor a worker reads; bad rows are named", async () => {
  expect((await call(manager, "GET", own)).body.data.permissions.actions).not.toContain("set")
  expect((await call(manager, "PUT", own, { version: 9, subsidies: [] })).body.errorCode).toBe("Permission_Denied")
  expect((await call(worker, "GET", own)).body.errorCode).toBe("Permission_Denied")
  expect((await call(worker, "GET", "/v6/company/subsidy")).body.errorCode).toBe("Permission_Denied")
  const { version } = (await call(admin, "GET", own)).body.data
  const refused = async (subsidies: ReadonlyArray<object>) =>
    (await call(admin, "PUT", own, { version, subsidies })).body.fields.map(({ field }: { field: string }) => field)
  expect(await refused([{ ...family, title: " " }])).toEqual(["subsidies.0.title"])
  expect(await refused([{ ...family, subsidy: -1 }])).toEqual(["subsidies.0.subsidy"])
  expect(await refused([family, family])).toEqual(["subsidies.1.title"])
  expect(await refused(Array.from({ length: 21 }, (_, n) => ({ ...family, title: `手当${n}` })))).toEqual(["subsidies"])
})
