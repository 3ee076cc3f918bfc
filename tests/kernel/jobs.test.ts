import { Effect } from "effect"
import { expect, test } from "vitest"
import { actorForOperator } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { Jobs, type WantedJob } from "#modules/kernel/jobs/jobs.ts"
import { write } from "#modules/kernel/write.ts"
import { ask, signIn } from "./ask.ts"
import { aCompany, type TestCompany } from "./companies.ts"
import { runningProduct } from "./product.ts"
import { until } from "./until.ts"

let ours: TestCompany
let theirs: TestCompany
const running = runningProduct(async (started) => {
  ours = await aCompany(started, "OURJOBS")
  theirs = await aCompany(started, "THEIRJOBS")
})

const startedBy = (company: TestCompany, role: Role, wanted: WantedJob) => {
  const personId = company.personOf(role)
  return running().run(
    Effect.gen(function* () {
      const actor = yield* inCompany(company.id)(actorForOperator(company.id, personId))
      const started = yield* write(
        { actor, call: "test", key: `${role} ${wanted.key}`, body: wanted },
        Effect.provideService(Jobs.start(wanted), CurrentActor, actor),
      )
      const { id }: { id: number } = JSON.parse(started)
      return id
    }),
  )
}

const show = async (company: TestCompany, role: Role, id: number | string) => {
  const { url } = running()
  return ask(url, `/nest/job/${id}`, { token: await signIn(url, company.emailOf(role)), company: company.id })
}

// The product has no definition of this kind: its engine ends the job and says so.
const unknown = { kind: "test-unknown", key: "2026-10", input: { month: "2026-10" } }

test("GET /nest/job/:id shows management and the one who started it how a job went, and nobody else", async () => {
  const id = await startedBy(ours, "financeManager", unknown)
  const told = await until("the end of the job", async () => {
    const now = await show(ours, "admin", id)
    return now.body.data.endedAt === null ? undefined : now
  })
  expect(told.status).toBe(200)
  expect(told.body.data).toMatchObject({
    id,
    kind: "test-unknown",
    key: "2026-10",
    revision: 1,
    state: "failed",
    progressDone: 0,
    progressOf: 0,
    result: null,
    failure: { errorCode: "Unknown_Error", view: { unknownKind: "test-unknown" } },
    permissions: { actions: ["read", "retry"], fields: {} },
  })
  expect(told.body.data.failure.errorMessage).toMatch(/[ぁ-ん]/)
  expect(told.body.data.version).toBeGreaterThan(1)
  expect(told.text).not.toContain('"input"')

  const seeing: Record<string, number> = {}
  for (const role of ["admin", "manager", "officeManager", "financeManager", "worker", "vendor", "customer"] as const)
    seeing[role] = (await show(ours, role, id)).status
  expect(seeing).toMatchObject({ admin: 200, financeManager: 200, worker: 403, vendor: 403, customer: 403 })
})

test("a worker sees the job that he started himself", async () => {
  const id = await startedBy(ours, "worker", { ...unknown, key: "own" })
  expect((await show(ours, "worker", id)).status).toBe(200)
  expect((await show(ours, "vendor", id)).status).toBe(403)
})

test("another company's job and one that is not there answer the same 404, and a malformed id 400", async () => {
  const id = await startedBy(ours, "admin", { ...unknown, key: "foreign" })
  const foreign = await show(theirs, "admin", id)
  const missing = await show(theirs, "admin", 999_999)
  expect(foreign.status).toBe(404)
  expect(foreign.text).toBe(missing.text)
  expect((await show(theirs, "admin", "abc")).status).toBe(400)
})

test("a list of jobs shows each person what a single look would", async () => {
  await startedBy(ours, "officeManager", { ...unknown, key: "listed-1" })
  await startedBy(ours, "vendorWorker", { ...unknown, key: "listed-2" })
  const listFor = (role: Role) =>
    running().run(
      Effect.gen(function* () {
        const actor = yield* inCompany(ours.id)(actorForOperator(ours.id, ours.personOf(role)))
        return yield* inCompany(ours.id)(
          Effect.provideService(Jobs.list({ kind: "test-unknown", pageSize: 2 }), CurrentActor, actor),
        )
      }),
    )
  const all = await listFor("admin")
  expect(all.data.length).toBe(2)
  expect(all.totalPages).toBe(Math.ceil(all.totalItems / 2))
  expect(all.data.map(({ key }) => key)).toEqual(["listed-2", "listed-1"])
  const own = await listFor("vendorWorker")
  expect(own.data.map(({ key }) => key)).toEqual(["listed-2"])
  expect(own.totalItems).toBe(1)
})

const change = async (role: Role, id: number, action: "retry" | "cancel") => {
  const { url } = running()
  const token = await signIn(url, ours.emailOf(role))
  return ask(url, `/nest/job/${id}/${action}`, { token, company: ours.id, body: {} })
}
const ended = async (id: number) => {
  await expect.poll(async () => (await show(ours, "admin", id)).body.data.endedAt, { timeout: 120_000 }).not.toBeNull()
}

test("a job that failed is tried again as its next revision by an admin or who started it, and by nobody else", async () => {
  const id = await startedBy(ours, "financeManager", { ...unknown, key: "again" })
  await ended(id)
  expect((await change("manager", id, "retry")).body.errorCode).toBe("Permission_Denied")
  const again = await change("financeManager", id, "retry")
  expect([again.status, again.body.data]).toMatchObject([200, { kind: "test-unknown", key: "again", revision: 2 }])
  await ended(again.body.data.id)
  expect((await change("admin", again.body.data.id, "retry")).body.data.revision).toBe(3)
})

test("a job that has ended stays as it ended when it is cancelled", async () => {
  const id = await startedBy(ours, "worker", { ...unknown, key: "too-late" })
  await ended(id)
  expect((await change("financeManager", id, "cancel")).body.errorCode).toBe("Permission_Denied")
  expect((await change("worker", id, "cancel")).body.data).toMatchObject({ id, state: "failed" })
})

test("a job offers what can be done with it: one that runs is stopped, one that ended badly is tried again", async () => {
  const id = await startedBy(ours, "worker", { ...unknown, key: "offers" })
  await ended(id)
  const { owner } = running()
  const offered: Record<string, unknown> = {}
  const stands = (state: string) => owner`
    update kernel.job_run set state = ${state},
      ended_at = case when ${state} in ('queued', 'running') then null else now() end,
      failure = case when ${state} = 'failed' then '{"errorCode": "Unknown_Error"}'::jsonb end where id = ${id}`
  for (const state of ["queued", "running", "done", "failed", "cancelled"]) {
    await stands(state)
    offered[state] = (await show(ours, "worker", id)).body.data.permissions.actions
    const others = (await show(ours, "manager", id)).body.data.permissions.actions
    expect([state, others]).toEqual([state, ["read"]])
  }
  await stands("running")
  expect((await change("manager", id, "cancel")).body.errorCode).toBe("Permission_Denied")
  await stands("failed")
  const [open, badly] = [
    ["read", "cancel"],
    ["read", "retry"],
  ]
  expect(offered).toEqual({ queued: open, running: open, done: ["read"], failed: badly, cancelled: badly })
})

test("a job that a field is to blame for says so in the reader's language: by a key, a code, or a sentence in each", async () => {
  const id = await startedBy(ours, "worker", { ...unknown, key: "blamed" })
  await ended(id)
  const fields = [
    { field: "0", message: "passwordLength:6,32" },
    { field: "1", message: "Task_Deleted" },
    { field: "2", message: { ja: "佐藤さんです。", vi: "Là Satō.", en: "It is Satō." } },
    { field: "3", message: "as it was kept" },
  ]
  const failure = JSON.stringify({ errorCode: "Invalid_Input", fields })
  await running().owner`update kernel.job_run set failure = ${failure}::text::jsonb where id = ${id}`
  const told = (await show(ours, "worker", id)).body.data.failure.fields
  expect(told.map(({ message }: { message: string }) => message)).toEqual([
    "パスワードは6文字以上32文字以下で入力してください。",
    "この手配は削除されました。",
    "佐藤さんです。",
    "as it was kept",
  ])
})

test("GET /nest/job lists what the person may see, newest first, of one state when asked", async () => {
  const { url } = running()
  const listed = async (role: Role, query = "") =>
    (await ask(url, `/nest/job${query}`, { token: await signIn(url, ours.emailOf(role)), company: ours.id })).body
  const all = await listed("admin")
  const ids = all.data.map(({ id }: { id: number }) => id)
  expect(ids.length).toBeGreaterThan(3)
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one))
  expect((await listed("admin", "?state=done")).data).toEqual([])
  expect((await listed("customer")).data).toEqual([])
})
