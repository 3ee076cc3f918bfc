import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "MENU")
})
const workspaceOf = async (role: (typeof everyRole)[number]) => {
  const token = await signIn(running().url, company.emailOf(role))
  const told = await ask(running().url, "/workspace", { token, company: company.id })
  return told.body.data
}
const keys = (entries: ReadonlyArray<{ key: string }>) => entries.map(({ key }) => key)

test("SHELL-03 the menu of each role is the specification's, in its order", async () => {
  const grid: Record<string, string> = {}
  for (const role of everyRole) grid[role] = keys((await workspaceOf(role)).menu).join(" ")
  expect(grid).toMatchInlineSnapshot(`
    {
      "admin": "calendar works payStatement staff workTable",
      "customer": "calendar",
      "financeManager": "payStatement staff workTable",
      "manager": "calendar works payStatement staff workTable",
      "officeManager": "calendar works payStatement staff workTable",
      "otherWorker": "calendar workTable",
      "partTimeWorker": "calendar payStatement workTable",
      "vendor": "calendar staff workTable",
      "vendorWorker": "calendar workTable",
      "worker": "calendar payStatement workTable",
    }
  `)
})

test("SHELL-14 a route that is not open for the person is not listed", async () => {
  expect((await workspaceOf("worker")).routes).not.toContain("/payroll")
  expect((await workspaceOf("financeManager")).routes).toContain("/payroll")
  expect((await workspaceOf("customer")).routes).toEqual([
    "/calendar",
    "/history-mail",
    "/suspend",
    "/notification",
    "/invites-user",
  ])
})

test("SHELL-20 the mail history is the management's, vendors' and customers'; one's own pause is everybody's", async () => {
  const grid: Record<string, string> = {}
  for (const role of everyRole) {
    const { profileMenu, routes } = await workspaceOf(role)
    const own = ["/history-mail", "/suspend"].filter((path) => routes.includes(path))
    grid[role] = `${own.join(" ")} · ${keys(profileMenu).join(" ")}`
  }
  expect(grid).toMatchInlineSnapshot(`
    {
      "admin": "/history-mail /suspend · notices invitations mailHistory jobs",
      "customer": "/history-mail /suspend · notices mailHistory",
      "financeManager": "/history-mail /suspend · notices mailHistory",
      "manager": "/history-mail /suspend · notices invitations mailHistory",
      "officeManager": "/history-mail /suspend · notices mailHistory",
      "otherWorker": "/suspend · notices",
      "partTimeWorker": "/suspend · notices",
      "vendor": "/history-mail /suspend · notices invitations mailHistory",
      "vendorWorker": "/suspend · notices",
      "worker": "/suspend · notices",
    }
  `)
})

test("SHELL-10 the header offers a new site to those who may create one, and to nobody else", async () => {
  const offered: Array<string> = []
  for (const role of everyRole) if ((await workspaceOf(role)).buttons.includes("createSite")) offered.push(role)
  expect(offered.toSorted()).toEqual(["admin", "manager", "officeManager"])
})

test("SET-08 API-06 roles carry the company's own words", async () => {
  const { labels } = await workspaceOf("worker")
  expect(labels["role.11"]).toBe("一人親方")
  expect(labels.morning).toBe("午前")
})

test("D116 on the phone the management finds pay in the menu, which has everybody's; workers have their own in the bar", async () => {
  const tabs: Record<string, boolean> = {}
  for (const role of everyRole) tabs[role] = keys((await workspaceOf(role)).tabs).includes("payStatement")
  const shown = Object.entries(tabs).flatMap(([role, isShown]) => (isShown ? [role] : []))
  expect(shown).toEqual(["partTimeWorker", "worker"])
  for (const role of ["admin", "financeManager"] as const)
    expect(keys((await workspaceOf(role)).menu)).toContain("payStatement")
})

test("D110 a phone's bar holds at most five entries", async () => {
  for (const role of everyRole) expect((await workspaceOf(role)).tabs.length).toBeLessThanOrEqual(5)
})

test("a language chosen by the person words the menu", async () => {
  const token = await signIn(running().url, company.emailOf("partTimeWorker"))
  const body = { language: "vi", textPercent: 150, theme: "outdoor" }
  expect((await ask(running().url, "/user/preferences", { method: "PUT", token, body })).status).toBe(200)
  await pause(1100)
  const told = await ask(running().url, "/workspace", { token, company: company.id })
  expect(told.body.data.person).toMatchObject(body)
  expect(told.body.data.menu[0].title).toBe("Lịch")
})

test("whoever the company keeps a record of is told its id; a customer has none", async () => {
  expect((await workspaceOf("manager")).person.userId).toBe(company.staffOf("manager"))
  expect((await workspaceOf("customer")).person.userId).toBeNull()
})
