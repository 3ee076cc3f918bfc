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

test("SHELL-03 SHELL-19 the menu of each role is the specification's, in its order", async () => {
  const grid: Record<string, string> = {}
  for (const role of everyRole) grid[role] = keys((await workspaceOf(role)).menu).join(" ")
  expect(grid).toMatchInlineSnapshot(`
    {
      "admin": "calendar works payStatement report papers staff customers vendors workTable",
      "customer": "home calendar works papers",
      "financeManager": "payStatement report papers staff customers vendors workTable",
      "manager": "calendar works payStatement report papers staff customers vendors workTable",
      "officeManager": "calendar works payStatement papers staff customers vendors workTable",
      "otherWorker": "calendar works papers workTable",
      "partTimeWorker": "calendar works payStatement expenses workTable",
      "vendor": "slots calendar works papers staff workTable",
      "vendorWorker": "calendar works workTable",
      "worker": "calendar works payStatement expenses workTable",
    }
  `)
})

test("SHELL-04 each entry of a menu carries its number of the specification, and a role sees its own numbers", async () => {
  const grid: Record<string, string> = {}
  for (const role of everyRole) {
    const { menu } = await workspaceOf(role)
    grid[role] = menu.map(({ feature }: { readonly feature: number }) => feature).join(" ")
  }
  expect(grid).toMatchInlineSnapshot(`
    {
      "admin": "1 3 4 5 6 7 8 9 16",
      "customer": "1 1 3 6",
      "financeManager": "4 5 6 7 8 9 16",
      "manager": "1 3 4 5 6 7 8 9 16",
      "officeManager": "1 3 4 6 7 8 9 16",
      "otherWorker": "1 3 6 16",
      "partTimeWorker": "1 3 4 18 16",
      "vendor": "1 1 3 6 7 16",
      "vendorWorker": "1 3 16",
      "worker": "1 3 4 18 16",
    }
  `)
})

test("PAPER-11 documents stand in the menu of the management, of customers, of vendors and of freelancers, and nowhere else", async () => {
  const offered: Array<string> = []
  for (const role of everyRole) if (keys((await workspaceOf(role)).menu).includes("papers")) offered.push(role)
  expect(offered.toSorted()).toEqual(
    ["admin", "customer", "financeManager", "manager", "officeManager", "otherWorker", "vendor"].toSorted(),
  )
  for (const role of everyRole) {
    const token = await signIn(running().url, company.emailOf(role))
    const { status } = await ask(running().url, "/paper/list-paper", { token, company: company.id, body: {} })
    expect([role, status]).toEqual([role, offered.includes(role) ? 200 : 403])
  }
})

test("SHELL-14 a route that is not open for the person is not listed", async () => {
  expect((await workspaceOf("worker")).routes).not.toContain("/payroll")
  expect((await workspaceOf("financeManager")).routes).toContain("/payroll")
  expect((await workspaceOf("customer")).routes).toEqual([
    "/home",
    "/calendar",
    "/works",
    "/works/information",
    "/works/calendar",
    "/paper",
    "/paper/:id",
    "/create-paper",
    "/history-mail",
    "/suspend",
    "/mypage",
    "/notification",
    "/invites-user",
    "/buymore",
    "/permission",
    "/sign-ins",
  ])
})

const everyones: ReadonlyArray<string> = ["profile", "display", "terms", "privacy", "switchCompany", "logout"]

test("SHELL-20 the mail history is the management's, vendors' and customers'; one's own pause is everybody's", async () => {
  const grid: Record<string, string> = {}
  for (const role of everyRole) {
    const { profileMenu, routes } = await workspaceOf(role)
    const own = ["/history-mail", "/suspend"].filter((path) => routes.includes(path))
    const beside = keys(profileMenu).filter((key) => !everyones.includes(key) && key !== "menuOrder")
    grid[role] = `${own.join(" ")} · ${beside.join(" ")}`
  }
  expect(grid).toMatchInlineSnapshot(`
    {
      "admin": "/history-mail /suspend · myPage notices invitations mailHistory settings jobs transactionLaw contact",
      "customer": "/history-mail /suspend · myPage notices mailHistory transactionLaw contact",
      "financeManager": "/history-mail /suspend · myPage notices mailHistory transactionLaw contact",
      "manager": "/history-mail /suspend · myPage notices invitations mailHistory settings transactionLaw contact",
      "officeManager": "/history-mail /suspend · myPage notices mailHistory settings transactionLaw contact",
      "otherWorker": "/suspend · myPage notices transactionLaw contact",
      "partTimeWorker": "/suspend · myPage notices transactionLaw contact",
      "vendor": "/history-mail /suspend · myPage notices invitations mailHistory transactionLaw contact",
      "vendorWorker": "/suspend · myPage notices transactionLaw contact",
      "worker": "/suspend · myPage notices transactionLaw contact",
    }
  `)
})

test("SHELL-13 everybody has profile, display, terms, privacy, another company and the way out, the last one last", async () => {
  for (const role of everyRole) {
    const { profileMenu } = await workspaceOf(role)
    expect(keys(profileMenu).filter((key) => everyones.includes(key))).toEqual(everyones)
    expect(keys(profileMenu).at(-1)).toBe("logout")
    const pages: ReadonlyArray<{ readonly key: string; readonly path: string | null }> = profileMenu
    expect(pages.find(({ key }) => key === "terms")?.path).toBe("/term-of-policy")
    expect(pages.find(({ key }) => key === "logout")?.path).toBeNull()
  }
})

test("SHELL-08 an entry shows how much waits behind it: unread notices, and people who have not answered", async () => {
  const { id, personOf } = company
  await running().owner`insert into notifications.notice (company_id, person_id, kind, subject, texts, path, at)
    values (${id}, ${personOf("manager")}, 'test', 'test', '{"ja": "a", "en": "a", "vi": "a"}', '/calendar', now())`
  await running()
    .owner`insert into people.invitation (company_id, email, role, invited_by, invited_at, expires_at, company_name)
    values (${id}, 'asked@menu.example', 12, ${personOf("admin")}, now(), now() + interval '1 day', 'MENU'),
      (${id}, 'late@menu.example', 12, ${personOf("admin")}, now() - interval '9 days', now() - interval '1 day', 'MENU')`
  const { profileMenu, counts } = await workspaceOf("manager")
  const badges = Object.fromEntries(
    profileMenu.map(({ key, badge }: { readonly key: string; readonly badge: number | null }) => [key, badge]),
  )
  expect(badges).toMatchObject({ notices: 1, invitations: 1, mailHistory: null })
  expect(counts).toEqual({ notices: 1, invitations: 1, papers: 0, calendar: 0 })
})

test("SHELL-10 the header offers a new site to those who may create one, and to nobody else", async () => {
  const offered: Array<string> = []
  for (const role of everyRole) if ((await workspaceOf(role)).buttons.includes("createSite")) offered.push(role)
  expect(offered.toSorted()).toEqual(["admin", "customer", "financeManager", "manager", "officeManager"])
})

test("TASK-39 the way from an arrangement to its site is the admin side's, a customer's and a vendor's", async () => {
  const offered: Array<string> = []
  for (const role of everyRole) if ((await workspaceOf(role)).buttons.includes("siteLink")) offered.push(role)
  expect(offered.toSorted()).toEqual(["admin", "customer", "manager", "officeManager", "vendor"])
})

test("SET-08 API-06 roles carry the company's own words", async () => {
  const { labels } = await workspaceOf("worker")
  expect(labels["role.11"]).toBe("一人親方")
  expect(labels.morning).toBe("午前")
})

test("SHELL-05 SET-08 customers and vendors are called in the menu what the company calls them", async () => {
  const token = await signIn(running().url, company.emailOf("admin"))
  const titles = async () => {
    const { menu } = await workspaceOf("manager")
    const entries: ReadonlyArray<{ readonly key: string; readonly title: string }> = menu
    return entries.flatMap(({ key, title }) => (key === "customers" || key === "vendors" ? [title] : []))
  }
  expect(await titles()).toEqual(["得意先", "協力会社"])
  for (const [key, value] of [
    ["customer", "施主"],
    ["vendor", "下請"],
  ]) {
    const body = { key, value, version: 0 }
    const place = { method: "PUT", token, company: company.id, body }
    expect((await ask(running().url, "/nest/company/update-label-setting", place)).status).toBe(200)
  }
  expect(await titles()).toEqual(["施主", "下請"])
})

test("D116 on the phone the management finds pay in the menu, which has everybody's; workers have their own in the bar", async () => {
  const tabs: Record<string, boolean> = {}
  for (const role of everyRole) tabs[role] = keys((await workspaceOf(role)).tabs).includes("payStatement")
  const shown = Object.entries(tabs).flatMap(([role, isShown]) => (isShown ? [role] : []))
  expect(shown).toEqual(["partTimeWorker", "worker"])
  for (const role of ["admin", "financeManager"] as const)
    expect(keys((await workspaceOf(role)).menu)).toContain("payStatement")
})

test("D110 a vendor's bar on the phone has its slots, its plan, its people and its papers", async () => {
  expect(keys((await workspaceOf("vendor")).tabs)).toEqual(["slots", "calendar", "staff", "papers"])
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

test("D123 whoever the company keeps a record of is told its id; a customer's person has the customer's", async () => {
  expect((await workspaceOf("manager")).person.userId).toBe(company.staffOf("manager"))
  expect((await workspaceOf("customer")).person.userId).toBe(company.customerId)
})
