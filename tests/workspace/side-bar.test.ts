import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "ORDER")
})
type Role = Parameters<TestCompany["emailOf"]>[0]
const asked = async (role: Role, path: string, order?: ReadonlyArray<string>) => {
  const token = await signIn(running().url, company.emailOf(role))
  const write = order === undefined ? {} : { method: "PUT", body: { order } }
  return await ask(running().url, path, { token, company: company.id, ...write })
}
const menuOf = async (role: Role) =>
  (await asked(role, "/workspace")).body.data.menu.map(({ key }: { readonly key: string }) => key).join(" ")

test("SHELL-06 the order of a person's menu is his own, stays, and is the product's again when he gives none", async () => {
  const [usual, office] = [await menuOf("manager"), await menuOf("officeManager")]
  expect((await asked("manager", "/v5/side-bar/get")).body.data).toEqual({ order: [] })
  const order = ["workTable", "vendors", "calendar", "works", "payStatement", "report", "papers", "staff", "customers"]
  expect((await asked("manager", "/v5/side-bar/set", order)).body.data).toEqual({ order })
  expect((await asked("manager", "/v5/side-bar/get")).body.data).toEqual({ order })
  expect(await menuOf("manager")).toBe(order.join(" "))
  expect(await menuOf("officeManager")).toBe(office)
  expect((await asked("manager", "/v5/side-bar/set", [])).status).toBe(200)
  expect(await menuOf("manager")).toBe(usual)
})

test("SHELL-06 a place for an entry that he doesn't see waits until he does", async () => {
  await asked("worker", "/v5/side-bar/set", ["staff", "workTable", "calendar", "payStatement"])
  expect(await menuOf("worker")).toBe("workTable calendar works payStatement expenses")
})

test("SHELL-06 an entry that no menu has and one that is named twice are refused by name", async () => {
  for (const order of [
    ["calendar", "suspend"],
    ["calendar", "calendar"],
  ]) {
    const told = await asked("manager", "/v5/side-bar/set", order)
    expect(told.body).toMatchObject({
      errorCode: "Invalid_Input",
      fields: [{ field: expect.stringMatching(/^order/) }],
    })
  }
})

test("SHELL-06 the order is written down with what it was before, and leaves the member's version alone", async () => {
  const { owner } = running()
  const version = async () => {
    const [row] = await owner<Array<{ version: number }>>`select version from companies.membership
      where company_id = ${company.id} and person_id = ${company.personOf("officeManager")}`
    return row?.version
  }
  const before = await version()
  const told = await asked("officeManager", "/v5/side-bar/set", ["works"])
  const entries = await owner`select action, before, after from kernel.audit_entry
    where request_id = ${told.headers.get("x-request-id")}`
  expect(entries).toEqual([{ action: "workspace.arrange", before: [], after: ["works"] }])
  expect(await version()).toBe(before)
})
