/** A company whose plan is over: it pays, reads and exports; of what changes something only presses of before the stop are taken (D11). */
import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import { operatorOf } from "../../cli/operator.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

const roles = ["admin", "manager", "worker", "vendor"] as const
type Asked = (typeof roles)[number]
let company: TestCompany
/** Ten minutes after midnight in Tokyo: the plan was good through the 20th. */
const justStopped = "2026-11-20T15:10:00.000Z"
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "STOP")
    await started.owner`update companies.company set expired_at = '2026-11-20' where id = ${company.id}`
  },
  { startsAt: justStopped },
)
const tokens = new Map<Asked, string>()
beforeAll(async () => {
  for (const role of roles) tokens.set(role, await signIn(running().url, company.emailOf(role)))
})
const call = (role: Asked, path: string, more: object = {}) =>
  ask(running().url, path, { token: tokens.get(role), company: company.id, ...more })
const press = (role: Asked, pressedAt: string, more: object = {}) =>
  call(role, "/nest/time-keeping/check-in-check-out", {
    body: { action: "in", isOffice: 1, pressedAt, clientId: randomUUID(), ...more },
  })

const over = "Admin_Of_This_Company_Expire_Purchase"
/** What is asked of each class of calls: past the gate a call is answered, or refused for a reason of its own. */
const classes = {
  pay: ["/nest/billing/get-bills?status=unpaid", {}],
  read: ["/notification/total-unread", {}],
  "read by POST": ["/staff/list-staff", { body: {} }],
  export: ["/v5/timesheet/payroll/1/pdf", {}],
  write: ["/construction-site/create", { body: {} }],
} as const
const told: Readonly<Record<keyof typeof classes, Readonly<Record<Asked, "in" | "out">>>> = {
  pay: { admin: "in", manager: "out", worker: "out", vendor: "in" },
  read: { admin: "in", manager: "out", worker: "out", vendor: "in" },
  "read by POST": { admin: "in", manager: "out", worker: "out", vendor: "in" },
  export: { admin: "in", manager: "out", worker: "out", vendor: "in" },
  write: { admin: "out", manager: "out", worker: "out", vendor: "in" },
}

describe("D11 D122 what a stopped company may do, by class of call and role", () => {
  const cases = roles.flatMap((role) =>
    Object.keys(classes).map((kind) => [kind as keyof typeof classes, role] as const),
  )
  test.each(cases)("%s, %s", async (kind, role) => {
    const [path, more] = classes[kind]
    const { body, status } = await call(role, path, more)
    expect(body.errorCode).not.toBe("Method_Not_Allowed")
    expect(body.errorCode === over ? "out" : "in").toBe(told[kind][role])
    if (told[kind][role] === "out") expect(status).toBe(402)
  })
})

test("D11 what was pressed before the stop is taken when it arrives, once; a press of after it waits for the company", async () => {
  const before = "2026-11-20T14:59:00.000Z"
  const clientId = randomUUID()
  const taken = await press("worker", before, { clientId })
  expect([taken.status, taken.body.data?.state]).toEqual([200, "open"])
  const again = await press("worker", before, { clientId })
  expect([again.status, again.body.data?.id]).toEqual([200, taken.body.data.id])

  const rest = { action: "start", pressedAt: "2026-11-20T14:59:30.000Z", clientId: randomUUID() }
  expect((await call("worker", "/v5/timekeeping/rest", { body: rest })).status).toBe(200)
  const after = { ...rest, action: "end", pressedAt: "2026-11-20T15:00:00.000Z", clientId: randomUUID() }
  const late = await call("worker", "/v5/timekeeping/rest", { body: after })
  expect([late.status, late.body.errorCode]).toEqual([402, over])
  const now = await press("worker", justStopped, { action: "out" })
  expect([now.status, now.body.errorCode]).toEqual([402, over])

  // Nothing is lost: the same press is taken as soon as the company is back.
  await running().owner`update companies.company set expired_at = null where id = ${company.id}`
  const back = await call("worker", "/v5/timekeeping/rest", { body: after })
  await running().owner`update companies.company set expired_at = '2026-11-20' where id = ${company.id}`
  expect(back.status).toBe(200)
})

test("D11 a stopped company whose person is locked out takes nothing of him", async () => {
  const { owner } = running()
  await owner`update companies.membership set status = 0 where company_id = ${company.id} and person_id = ${company.personOf("worker")}`
  const refused = await press("worker", "2026-11-20T14:58:00.000Z")
  await owner`update companies.membership set status = 1 where company_id = ${company.id} and person_id = ${company.personOf("worker")}`
  expect(refused.body.errorCode).toBe(over)
})

test("D122 the admin of a stopped company is shown its screens and offered nothing that the gate would refuse", async () => {
  const { data } = (await call("admin", "/workspace")).body
  expect(data.routes).toContain("/calendar")
  expect(data.buttons).toEqual(["notices", "search"])
  expect(data.gates).toMatchObject([{ kind: "planExpired", closable: true, actions: ["choosePlan", "switchCompany"] }])
  const people = (await call("admin", "/staff/list-staff", { body: {} })).body
  expect(people.permissions.actions.toSorted()).toEqual(["list", "pick"])
  const record = (await call("admin", `/staff/detail-staff/${company.staffOf("worker")}`)).body.data
  expect(record.permissions.actions.toSorted()).toEqual(["read", "seeHealth", "seePay"])
  expect(Object.values(record.permissions.fields)).not.toContain("edit")
})

test("D122 CLI-04 a command that only looks is for the admin of a stopped company too, and for nobody else of it", async () => {
  const looks = (role: Asked) =>
    running().run(Effect.exit(operatorOf({ as: company.emailOf(role), company: company.id }, "read")))
  expect(Exit.isSuccess(await looks("admin"))).toBe(true)
  expect(Exit.isSuccess(await looks("worker"))).toBe(false)
})
