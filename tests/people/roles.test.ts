/** Who is blocked, let in again, given another role or no view of the revenue; in force at once in every process. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { type Role, roleIds } from "#modules/kernel/codes.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"

let company: TestCompany
const tokens = new Map<Role, string>()
const held = heldForFile(
  (socket, dataDir) =>
    Effect.gen(function* () {
      const address = yield* clonedDatabase(socket)
      return { first: yield* started(address, dataDir), second: yield* started(address, dataDir) }
    }),
  async ({ first }) => {
    company = await aCompany(first, "ROLES")
    for (const role of everyRole) tokens.set(role, await signIn(first.url, company.emailOf(role)))
  },
)
const as = (role: Role, path: string, { method = "POST", body, url = held().first.url } = {} as AskedAs) =>
  ask(url, path, { method, token: tokens.get(role), company: company.id, ...(body === undefined ? {} : { body }) })
interface AskedAs {
  readonly method?: string
  readonly body?: object
  readonly url?: string
}
const details = async (by: Role, of: Role) =>
  (await as(by, `/user/${company.staffOf(of)}/details-user`, { body: {} })).body.data
const versionOf = async (of: Role): Promise<number> => {
  const [row] = await held().first.owner`select version from people.staff where id = ${company.staffOf(of)}`
  return row?.version
}
const setStatus = async (by: Role, of: Role, status: 0 | 1, more: object = {}) =>
  as(by, `/user/update-user/${company.staffOf(of)}`, { body: { version: await versionOf(of), status, ...more } })
const give = async (by: Role, of: Role, role: Role) =>
  as(by, "/nest/user/change-role", {
    method: "PUT",
    body: { userId: company.staffOf(of), version: await versionOf(of), roleId: roleIds[role] },
  })
const codeOf = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]

test("STAFF-15 a blocked person's next call is refused on his open token, in a second process too, until he is let in", async () => {
  const { first, second } = held()
  const works = (url: string) => as("worker", "/workspace", { method: "GET", url })
  expect((await works(second.url)).status).toBe(200)
  expect((await setStatus("manager", "worker", 0, { reason: "無断欠勤が続いたため" })).status).toBe(200)
  for (const url of [first.url, second.url]) {
    const told = await works(url)
    expect(codeOf(told)).toEqual([403, "You_Are_Blocked_From_This_Company"])
  }
  const [choice] = (await as("worker", "/v2/user/search-user-company", { body: {}, url: second.url })).body.data
  expect(choice).toMatchObject({
    userCompanyStatus: 0,
    statusText: "アカウントがロックされています",
    isSelectable: false,
  })
  expect((await details("admin", "worker")).permissions.actions).not.toContain("edit")
  expect((await setStatus("admin", "worker", 1, { reason: "話し合いが済んだため" })).status).toBe(200)
  expect((await works(second.url)).status).toBe(200)
  const { blocks } = await details("manager", "worker")
  expect(blocks).toMatchObject([
    {
      ...{ reason: "無断欠勤が続いたため", by: "ROLES manager", to: expect.any(String) },
      ...{ endedBy: "ROLES admin", endReason: "話し合いが済んだため" },
    },
  ])
  expect((await details("financeManager", "worker")).blocks).toBeUndefined()
})

test("STAFF-15 a reason that nothing would keep is refused by its field, and so is a second block", async () => {
  const fieldsOf = (told: Awaited<ReturnType<typeof setStatus>>) => [
    told.body.errorCode,
    ...(told.body.fields ?? []).map(({ field }: { field: string }) => field),
  ]
  const { version } = await details("admin", "partTimeWorker")
  expect(fieldsOf(await setStatus("admin", "partTimeWorker", 1, { reason: "なし" }))).toEqual([
    "Invalid_Input",
    "reason",
  ])
  expect((await setStatus("admin", "partTimeWorker", 0, { reason: "休職" })).status).toBe(200)
  expect(fieldsOf(await setStatus("admin", "partTimeWorker", 0, { reason: "欠勤" }))).toEqual([
    "Invalid_Input",
    "status",
  ])
  const late = { version, status: 0, reason: "欠勤" }
  const told = await as("admin", `/user/update-user/${company.staffOf("partTimeWorker")}`, { body: late })
  expect(codeOf(told)).toEqual([409, "Update_Expired"])
  expect((await details("admin", "partTimeWorker")).version).toBe(version + 1)
  expect((await setStatus("admin", "partTimeWorker", 1)).status).toBe(200)
})

test("D95 his own history says which company shut him out, when and by whom", async () => {
  await setStatus("admin", "otherWorker", 0, { reason: "契約の終了" })
  const history = await ask(held().second.url, "/user/status-inactive-history", { token: tokens.get("otherWorker") })
  await setStatus("admin", "otherWorker", 1)
  expect(history.body.data).toEqual([
    {
      kind: "block",
      status: 1,
      companyId: expect.any(Number),
      companyName: "ROLES 設備",
      reason: "契約の終了",
      from: expect.any(String),
      to: null,
      by: "ROLES admin",
      endedBy: null,
      endReason: "",
    },
  ])
  const others = await ask(held().first.url, "/user/status-inactive-history", { token: tokens.get("financeManager") })
  expect(others.body.data).toEqual([])
})

const managed: Readonly<Record<string, ReadonlyArray<Role>>> = {
  admin: ["manager", "officeManager", "financeManager", "vendorWorker", "partTimeWorker", "otherWorker", "worker"],
  manager: ["financeManager", "vendorWorker", "partTimeWorker", "otherWorker", "worker"],
}
const staffRoles = everyRole.filter((role) => role !== "vendor" && role !== "customer")

test.each(everyRole)("STAFF-11 STAFF-24 D13 %s blocks whom he manages, nobody else, and never himself", async (by) => {
  for (const of of staffRoles) {
    const told = await setStatus(by, of, 0)
    if (managed[by]?.includes(of)) {
      expect(codeOf(told)).toEqual([200, undefined])
      expect((await setStatus(by, of, 1)).status).toBe(200)
    } else expect(["Permission_Denied", "Not_Found"]).toContain(told.body.errorCode)
  }
})

test("STAFF-11 a changed role is in force at once, in a second process too, on the open token", async () => {
  const { second } = held()
  const lists = () => as("partTimeWorker", "/staff/list-staff", { body: {}, url: second.url })
  expect(codeOf(await lists())).toEqual([403, "Permission_Denied"])
  expect((await give("admin", "partTimeWorker", "officeManager")).body.data).toMatchObject({ roleId: 4 })
  expect((await lists()).status).toBe(200)
  expect((await give("admin", "partTimeWorker", "partTimeWorker")).body.data).toMatchObject({ roleId: 10 })
  expect(codeOf(await lists())).toEqual([403, "Permission_Denied"])
})

test("STAFF-11 STAFF-24 whoever makes somebody an admin is told before that nobody of the company takes it back", async () => {
  const [admin, manager] = [await details("admin", "worker"), await details("manager", "worker")]
  expect([admin.rolesToGive.includes(roleIds.admin), admin.rolesForGood]).toEqual([true, [roleIds.admin]])
  expect(manager.rolesForGood).toEqual([])
})

test("D18 a manager gives no role that he may not invite; nobody changes a partner's people or himself", async () => {
  expect((await details("manager", "worker")).rolesToGive).toEqual([3, 4, 10, 11])
  for (const role of ["admin", "financeManager"] as const) {
    const told = await give("manager", "worker", role)
    expect([...codeOf(told), told.body.fields?.[0]?.field]).toEqual([400, "Invalid_Input", "roleId"])
  }
  expect(codeOf(await give("admin", "vendorWorker", "worker"))).toEqual([403, "Permission_Denied"])
  expect(codeOf(await give("admin", "admin", "worker"))).toEqual([403, "Permission_Denied"])
  expect(codeOf(await give("manager", "manager", "admin"))).toEqual([403, "Permission_Denied"])
  expect(codeOf(await give("officeManager", "worker", "partTimeWorker"))).toEqual([403, "Permission_Denied"])
})

test("STAFF-05 a role that cannot have the present pay is refused by its field", async () => {
  const { owner } = held().first
  await owner`update people.terms set salary_type = 4 where staff_id = ${company.staffOf("otherWorker")}`
  const userId = company.staffOf("otherWorker")
  const body = { userId, version: await versionOf("otherWorker"), roleId: roleIds.worker }
  const told = await as("admin", "/nest/user/change-role", { method: "PUT", body })
  await owner`update people.terms set salary_type = 1 where staff_id = ${company.staffOf("otherWorker")}`
  expect(told.body).toMatchObject({
    errorCode: "Invalid_Input",
    fields: [{ field: "roleId", message: expect.stringContaining("給与") }],
  })
})

test("D15 an admin hides the revenue from a manager, and from nobody who sees none anyway", async () => {
  const hide = async (by: Role, of: Role, isDisableViewRevenue: 0 | 1) =>
    as(by, "/v2/user/update-view-block", {
      body: { userId: company.staffOf(of), version: await versionOf(of), isDisableViewRevenue },
    })
  expect((await hide("admin", "manager", 1)).body.data).toMatchObject({ isDisableViewRevenue: 1 })
  expect((await hide("admin", "manager", 0)).body.data).toMatchObject({ isDisableViewRevenue: 0 })
  expect(codeOf(await hide("admin", "worker", 1))).toEqual([403, "Permission_Denied"])
  expect(codeOf(await hide("manager", "financeManager", 1))).toEqual([403, "Permission_Denied"])
})

test("STAFF-10 D15 only the first admin says who supervises, never of himself; whoever supervises sees the revenue", async () => {
  const supervise = async (by: Role, of: Role, isSupervisingAdmin: 0 | 1) =>
    as(by, `/user/update-user/${company.staffOf(of)}`, { body: { version: await versionOf(of), isSupervisingAdmin } })
  const hidden = await as("admin", "/v2/user/update-view-block", {
    body: { userId: company.staffOf("manager"), version: await versionOf("manager"), isDisableViewRevenue: 1 },
  })
  expect(hidden.status).toBe(200)
  expect(codeOf(await supervise("admin", "manager", 1))).toEqual([403, "Permission_Denied"])
  expect((await give("admin", "manager", "admin")).body.data.permissions.fields).toMatchObject({
    isSupervisingAdmin: "edit",
  })
  expect((await details("manager", "manager")).isSupervisingAdmin).toBeUndefined()
  expect(codeOf(await supervise("admin", "admin", 0))).toEqual([403, "Permission_Denied"])
  expect(codeOf(await supervise("manager", "admin", 0))).toEqual([403, "Admin_Normal_Access_Denied"])
  expect((await supervise("admin", "manager", 1)).body.data).toMatchObject({
    isSupervisingAdmin: 1,
    isDisableViewRevenue: 0,
  })
  const hiding = await as("admin", "/v2/user/update-view-block", {
    body: { userId: company.staffOf("manager"), version: await versionOf("manager"), isDisableViewRevenue: 1 },
  })
  expect(codeOf(hiding)).toEqual([403, "Permission_Denied"])
  expect(codeOf(await supervise("manager", "admin", 0))).toEqual([403, "Permission_Denied"])
  expect(codeOf(await setStatus("admin", "manager", 0))).toEqual([403, "Permission_Denied"])
})

test("an older version is refused with what is stored now, and nothing changes", async () => {
  const told = await as("admin", `/user/update-user/${company.staffOf("worker")}`, { body: { version: 1, status: 0 } })
  expect([told.status, told.body.errorCode]).toEqual([409, "Update_Expired"])
  expect((await details("admin", "worker")).status).toBe(1)
  const nothing = await as("admin", `/user/update-user/${company.staffOf("worker")}`, {
    body: { version: await versionOf("worker") },
  })
  expect(codeOf(nothing)).toEqual([400, "Invalid_Input"])
})
