import { readFileSync } from "node:fs"
import { afterEach, expect, test, vi } from "vitest"
import { companyPolicy } from "#modules/companies/policy.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import type { Policy } from "#modules/kernel/policy.ts"
import { payMonthPolicy } from "#modules/payroll/policy.ts"
import type { Permission } from "#modules/workspace/contract/permission.ts"
import { permissionsInWords } from "#modules/workspace/policy/permission-words.ts"
import { hasWords } from "#modules/workspace/policy/reasons.ts"
import { shownRoles, standingsOf } from "#modules/workspace/policy/standings.ts"
import { cellOf } from "#modules/workspace/rules/permission-grid.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

type Role = (typeof everyRole)[number]
let company: TestCompany
const tokens = new Map<Role, string>()
const running = runningProduct(async (started) => {
  company = await aCompany(started, "RIGHTS")
  for (const role of everyRole) tokens.set(role, await signIn(started.url, company.emailOf(role)))
})
afterEach(() => vi.restoreAllMocks())

const shownTo = async (role: Role): Promise<Permission> =>
  (await ask(running().url, "/nest/permission", { token: tokens.get(role), company: company.id })).body.data
const rowOf = (told: Permission, key: string) => {
  const row = told.entities.flatMap(({ rows }) => rows).find((one) => one.key === key)
  if (row === undefined) throw new Error(`no row ${key}`)
  return row
}
const cellFor = (told: Permission, key: string, role: Role) => {
  const cell = rowOf(told, key).cells.find(({ roleId }) => roleId === roleIds[role])
  if (cell === undefined) throw new Error(`no cell ${key} ${role}`)
  return cell
}
const rolesWith = (told: Permission, key: string, answer: string) =>
  everyRole.filter((role) => cellFor(told, key, role).answer === answer)

test("STAFF-17 the management reads every role, everybody else his own alone, which is marked", async () => {
  for (const role of everyRole) {
    const told = await shownTo(role)
    const isManagement = ["admin", "manager", "officeManager", "financeManager"].includes(role)
    expect(told.roles.filter(({ isOwn }) => isOwn).map(({ roleId }) => roleId)).toEqual([roleIds[role]])
    expect(told.roles.map(({ roleId }) => roleId)).toEqual(
      isManagement ? shownRoles.map((one) => roleIds[one]) : [roleIds[role]],
    )
    expect(told.groups.length > 0).toBe(isManagement)
    expect(told.roles.every(({ people }) => (people === null) !== isManagement)).toBe(true)
  }
})

test("STAFF-17 the table follows its policies: one that changes changes its cells in the same moment", async () => {
  expect(rolesWith(await shownTo("admin"), "company.label", "yes")).toEqual(["admin", "manager", "officeManager"])
  vi.spyOn(companyPolicy.actions, "label").mockImplementation((actor) => actor.role === "worker" || "not an admin")
  vi.spyOn(payMonthPolicy.actions, "close").mockReturnValue(true)
  const told = await shownTo("admin")
  expect(rolesWith(told, "company.label", "yes")).toEqual(["worker"])
  expect(rolesWith(told, "payMonth.close", "yes")).toEqual(everyRole)
  expect(cellFor(told, "company.label", "manager").lines).toEqual([
    { of: "own", standing: null, isAllowed: false, why: "管理者だけです。" },
  ])
})

/** Whose record the guards ask about: the admin's own, which is somebody else's for all other roles. */
const adminsRecord = (role: Role) => (role === "admin" ? "self" : "admin")
const anyCase = (key: string) => () => key
const compared: ReadonlyArray<readonly [call: string, row: string, of: (role: Role) => string]> = [
  ["companies updateLabelSetting", "company.label", anyCase("own")],
  ["notifications mailHistory", "mailHistory.read", anyCase("all")],
  ["payroll checks", "payMonth.check", anyCase("open")],
  ["payroll month", "payMonth.read", anyCase("open")],
  ["payroll pdf", "slip.read", adminsRecord],
  ["people showHealth", "staff.seeHealth", adminsRecord],
  ["people detailsUser", "staff.read", adminsRecord],
  ["people listStaff", "people.list", anyCase("all")],
  ["people listVendors", "partner.list", anyCase("any")],
  ["people createCustomer", "partner.create", anyCase("any")],
  ["people updateViewBlock", "staff.limitRevenue", anyCase("manager")],
  ["scheduling createSite", "site.create", anyCase("others")],
  ["scheduling createTask", "task.create", anyCase("others")],
  ["scheduling searchWorkers", "candidate.list", anyCase("all")],
  ["timekeeping month", "attendance.read", adminsRecord],
]
/** Of the grid that the guards print: who was let through, whatever else stood in the way of a second one. */
const guarded = (call: string) => {
  const block = readFileSync(new URL("../security/grid.txt", import.meta.url), "utf8")
    .split("\n\n")
    .find((one) => one.startsWith(`${call} (`))
  const answers = [...(block ?? "").matchAll(/^ {2}(\w+): (.+)$/gm)]
  return answers.flatMap(([, code = "", roles = ""]) => (code === "Not_Found" ? [] : roles.split(" ")))
}
test.each(compared)("STAFF-17 %s: the table says of %s what the running product answers", async (call, key, caseOf) => {
  const told = await shownTo("admin")
  const isLet = (role: Role) => {
    const lines = cellFor(told, key, role).lines.filter(({ of }) => of === caseOf(role))
    // The guards' admin is the first one.
    return lines.find(({ standing }) => standing === null || standing === "first" || standing === "waged")?.isAllowed
  }
  // A vendor and a customer are in no case of their own record.
  expect(everyRole.filter((role) => isLet(role) === true).toSorted()).toEqual(guarded(call).toSorted())
})

test("STAFF-17 a cell of the revenue says whom it is hidden from, and no other cell does", async () => {
  const told = await shownTo("admin")
  for (const role of ["admin", "manager", "financeManager"] as const) {
    const read = cellFor(told, "report.read", role)
    expect([role, read.answer]).toEqual([role, "conditional"])
    expect(read.lines.filter(({ isAllowed }) => !isAllowed).map(({ standing }) => standing)).toEqual(["hidden"])
    const lists = cellFor(told, "candidate.list", role)
    expect(lists.lines.filter(({ standing }) => standing === "hidden")).toEqual([])
  }
})

test("STAFF-17 a conditional cell says which people and which cases, each no with its reason", async () => {
  const told = await shownTo("admin")
  const edits = cellFor(told, "staff.edit", "admin")
  expect(edits.answer).toBe("conditional")
  expect(edits.lines.filter(({ of }) => of === "admin")).toEqual([
    { of: "admin", standing: "plain", isAllowed: false, why: "管理責任者のみ操作できます。" },
    { of: "admin", standing: "supervising", isAllowed: true, why: null },
    { of: "admin", standing: "first", isAllowed: true, why: null },
  ])
  expect(cellFor(told, "slip.read", "worker").lines.filter(({ isAllowed }) => isAllowed)).toEqual([
    { of: "self", standing: null, isAllowed: true, why: null },
  ])
  expect(cellFor(told, "task.read", "worker").lines).toEqual([
    { of: "worked", standing: null, isAllowed: true, why: null },
    { of: "led", standing: null, isAllowed: true, why: null },
    { of: "others", standing: null, isAllowed: false, why: "関わりのない手配・現場です。" },
  ])
  expect(cellFor(told, "site.regularUnitPrice.read", "financeManager").answer).toBe("no")
})

test("SHELL-16 STAFF-17 each action is one of detail, create, update and approve", async () => {
  const kinds = (await shownTo("manager")).entities.flatMap(({ rows }) => rows).map(({ key, kind }) => [key, kind])
  expect(Object.fromEntries(kinds)).toMatchObject({
    "task.read": "detail",
    "task.create": "create",
    "staff.changeRole": "update",
    "payMonth.close": "approve",
  })
})

type AnyPolicy = Policy<unknown, string, string>
const isPolicy = (exported: unknown): exported is AnyPolicy =>
  typeof exported === "object" && exported !== null && "entity" in exported && "actions" in exported
const loaded = import.meta.glob<Record<string, unknown>>("/modules/**/*policy.ts", { eager: true })
/** Shown by another policy, each with its reason. */
const shownElsewhere: Readonly<Record<string, string>> = {
  "lateJob.cancel": "what a job that was faster than the order is answered by: job.cancel",
}

test("STAFF-17 every action of every policy has its row, and every no its sentence in each language", () => {
  const rows = new Map(permissionsInWords.flatMap((entity) => entity.rows.map((row) => [row.key, row] as const)))
  const actions = Object.values(loaded)
    .flatMap((file) => Object.values(file).filter(isPolicy))
    .flatMap(({ actions: all, entity }) => Object.keys(all).map((action) => `${entity}.${action}`))
  expect(actions.length).toBeGreaterThan(50)
  expect([...new Set(actions)].filter((action) => !rows.has(action) && !(action in shownElsewhere))).toEqual([])
  const whys = [...rows.values()].flatMap((row) =>
    shownRoles.flatMap((role) => cellOf(row, standingsOf(role)).lines.flatMap(({ why }) => why ?? [])),
  )
  expect([...new Set(whys)].filter((why) => !hasWords(why))).toEqual([])
  for (const row of rows.values())
    for (const words of [row.words, ...row.cases.map((one) => one.words)])
      expect([row.key, words.ja !== "" && words.en !== "" && words.vi !== ""]).toEqual([row.key, true])
})

test("STAFF-17 the table speaks the reader's language", async () => {
  const token = tokens.get("officeManager")
  const body = { language: "vi", textPercent: 100, theme: "system" }
  expect((await ask(running().url, "/user/preferences", { method: "PUT", token, body })).status).toBe(200)
  await vi.waitFor(
    async () => expect(rowOf(await shownTo("officeManager"), "task.create").title).toBe("Tạo phân công"),
    5000,
  )
})

test("STAFF-17 one person's rights: his own flags decide, whom one does not see is not found", async () => {
  const { owner } = running()
  const of = async (role: Role, userId: number) =>
    ask(running().url, `/nest/permission?userId=${userId}`, { token: tokens.get(role), company: company.id })
  const [admin] = await owner<Array<{ id: number }>>`
    select id from people.staff where company_id = ${company.id} and person_id = ${company.personOf("admin")}`
  const [worker] = await owner<Array<{ id: number }>>`
    select id from people.staff where company_id = ${company.id} and person_id = ${company.personOf("worker")}`
  const told: Permission = (await of("manager", admin?.id ?? 0)).body.data
  expect([told.person, told.roles.map(({ roleId }) => roleId), told.groups]).toEqual([
    { userId: admin?.id, name: "RIGHTS admin" },
    [roleIds.admin],
    [],
  ])
  // Everybody of the role together has lines for each kind of admin; one person has none.
  expect(told.entities.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines)))).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ standing: expect.any(String) })]),
  )
  expect((await of("worker", worker?.id ?? 0)).body.data.person).toEqual({ userId: worker?.id, name: "RIGHTS worker" })
  expect((await of("worker", admin?.id ?? 0)).body.errorCode).toBe("Not_Found")
  expect((await of("admin", 999_999)).body.errorCode).toBe("Not_Found")
})

test("STAFF-17 a partner's rights are read by its own number, as one that orders where it does (D123)", async () => {
  const { owner, url } = running()
  const token = tokens.get("manager")
  const of = async (userId: number) =>
    (await ask(url, `/nest/permission?userId=${userId}`, { token, company: company.id })).body
  expect((await shownTo("manager")).partners).toEqual([
    { userId: company.customerId, name: "RIGHTS 客先", roleId: roleIds.customer },
    { userId: company.vendorId, name: "RIGHTS 協力", roleId: roleIds.vendor },
  ])
  expect((await shownTo("worker")).partners).toEqual([])
  for (const [userId, name, role] of [
    [company.vendorId, "RIGHTS 協力", "vendor"],
    [company.customerId, "RIGHTS 客先", "customer"],
  ] as const) {
    const { data: told } = await of(userId)
    expect([told.person, told.roles.map(({ roleId }: { roleId: number }) => roleId)]).toEqual([
      { userId, name },
      [roleIds[role]],
    ])
  }
  const week = async () => cellFor((await of(company.vendorId)).data, "proposal.week", "vendor").answer
  expect(await week()).toBe("no")
  await owner`update companies.partnership set is_customer = true where id = ${company.vendorId}`
  expect(await week()).toBe("yes")
})
