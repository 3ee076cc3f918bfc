/** Open screens are told that something changed: who may know of it, soon, and nobody else. */
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { afterEach, expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { untilOf } from "#modules/kernel/live/told-until.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { aBoard, type Board } from "../scheduling/board.ts"
import { type Listening, listen } from "./listening.ts"

interface Scene {
  readonly company: TestCompany
  readonly board: Board
  readonly site: number
  readonly foreign: TestCompany
}
let scene: Scene
/** Two servers on one database: what one writes, the other one tells. */
const held = heldForFile(
  (socket, dataDir) =>
    Effect.gen(function* () {
      const address = yield* clonedDatabase(socket)
      return { first: yield* started(address, dataDir), second: yield* started(address, dataDir) }
    }),
  async ({ first }) => {
    const company = await aCompany(first, "LIVE")
    const board = await aBoard(first.url, company)
    scene = { company, board, site: await board.site(), foreign: await aCompany(first, "OTHER") }
  },
)
const open: Array<Listening> = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

test("a person has thirty screens open at once and no more; others open theirs", async () => {
  const { company } = scene
  const { url } = held().first
  const token = await signIn(url, company.emailOf("partTimeWorker"))
  const all = await Promise.all(Array.from({ length: 34 }, () => listen(url, { token, company: company.id })))
  open.push(...all)
  expect(all.map(({ status }) => status).toSorted()).toEqual([...Array(30).fill(200), ...Array(4).fill(429)])
  open.push(await listeningTo(url, company, "worker"))
  expect(open.at(-1)?.status).toBe(200)
  all.find(({ status }) => status === 200)?.close()
  await until("the closed screen's place", async () => {
    const again = await listen(url, { token, company: company.id })
    open.push(again)
    return again.status === 200 || undefined
  })
})

const listeningTo = async (url: string, company: TestCompany, role: Role, since?: string) => {
  const token = await signIn(url, company.emailOf(role))
  const one = await listen(url, { token, company: company.id, ...(since === undefined ? {} : { since }) })
  open.push(one)
  return { ...one, token }
}
/** The promise is two seconds; a busy machine gets more before the test says no. */
const soon = { timeout: 15_000, interval: 50 }
/** Longer than anything is told in: what has not come by now does not come. */
const quiet = () => pause(2_500)

test("an arrangement is told to the management and to who is on it, on another server too", async () => {
  const { company, board, site, foreign } = scene
  const { first, second } = held()
  const [manager, worker, elsewhere] = await Promise.all([
    listeningTo(first.url, company, "manager"),
    listeningTo(second.url, company, "worker"),
    listeningTo(second.url, company, "officeManager"),
  ])
  const [other, vendor, customer, stranger] = await Promise.all([
    listeningTo(first.url, company, "partTimeWorker"),
    listeningTo(first.url, company, "vendor"),
    listeningTo(second.url, company, "customer"),
    listeningTo(first.url, foreign, "admin"),
  ])
  const told = await board.arrange(site, { workers: [{ userId: board.staff("worker"), morningShift: 1 }] })
  expect(told.status, told.text).toBe(200)
  for (const one of [manager, worker, elsewhere, customer]) await expect.poll(one.subjects, soon).toContain("task")
  await quiet()
  for (const one of [other, vendor, stranger]) expect(one.subjects()).not.toContain("task")
})

test("who is taken off an arrangement is told, and a press is told to who may read that attendance", async () => {
  const { company, board, site } = scene
  const { first, second } = held()
  const made = await board.arrange(site, {
    startDate: "2026-12-02",
    workers: [{ userId: board.staff("worker"), morningShift: 1 }],
  })
  expect(made.status, made.text).toBe(200)
  const [worker, other, finance] = await Promise.all([
    listeningTo(second.url, company, "worker"),
    listeningTo(second.url, company, "partTimeWorker"),
    listeningTo(first.url, company, "financeManager"),
  ])
  const changed = await ask(first.url, `/v2/task/${made.body.data.id}`, {
    method: "PUT",
    token: board.token("manager"),
    company: company.id,
    body: { version: made.body.data.version, mode: "one", workers: [] },
  })
  expect(changed.status, changed.text).toBe(200)
  await expect.poll(worker.subjects, soon).toContain("task")
  const press = await ask(first.url, "/nest/time-keeping/check-in-check-out", {
    token: worker.token,
    company: company.id,
    body: { action: "in", isOffice: 1, pressedAt: new Date().toISOString(), clientId: randomUUID() },
  })
  expect(press.status, press.text).toBe(200)
  for (const one of [worker, finance]) await expect.poll(one.subjects, soon).toContain("attendance")
  await quiet()
  expect(other.subjects()).toEqual([])
})

test("a stream ends with its sign-in, and with the membership; a changed role is told", async () => {
  const { company } = scene
  const { first, second } = held()
  const [leaving, blocked, promoted] = await Promise.all([
    listeningTo(second.url, company, "manager"),
    listeningTo(second.url, company, "otherWorker"),
    listeningTo(second.url, company, "worker"),
  ])
  const out = await ask(first.url, "/auth/logout", { token: leaving.token, body: {} })
  expect(out.status, out.text).toBe(200)
  await first.owner`update companies.membership set status = 0
    where company_id = ${company.id} and person_id = ${company.personOf("otherWorker")}`
  await first.owner`update companies.membership set role = 10
    where company_id = ${company.id} and person_id = ${company.personOf("worker")}`
  await expect.poll(leaving.hasEnded, soon).toBe(true)
  await expect.poll(blocked.hasEnded, soon).toBe(true)
  await expect.poll(promoted.subjects, soon).toEqual(["workspace"])
  expect(promoted.hasEnded()).toBe(false)
  const again = await listen(first.url, { token: blocked.token, company: company.id })
  expect(again.status).toBe(403)
})

test("a stream ends within two seconds of its sign-in, however lately it was asked", async () => {
  const { company } = scene
  const { first, second } = held()
  const leaving = await listeningTo(second.url, company, "admin")
  const staying = await listeningTo(second.url, company, "admin")
  const out = await ask(first.url, "/auth/logout", { token: leaving.token, body: {} })
  const at = Date.now()
  expect(out.status, out.text).toBe(200)
  await expect.poll(leaving.hasEnded, soon).toBe(true)
  // Asked by its turn alone it would have had three seconds left.
  expect(Date.now() - at).toBeLessThan(2_500)
  expect(staying.hasEnded()).toBe(false)
})

test("a browser that comes back is told what it missed, or to read everything again", async () => {
  const { company, board, site } = scene
  const { first } = held()
  const before = await listeningTo(first.url, company, "officeManager")
  const id = before.heard.at(-1)?.id ?? ""
  before.close()
  const told = await board.arrange(site, { startDate: "2026-12-03" })
  expect(told.status, told.text).toBe(200)
  const back = await listeningTo(first.url, company, "officeManager", id)
  await expect.poll(back.subjects, soon).toContain("task")
  for (const since of ["1:2:", `${Date.now()}/9:3:`, `${Date.now() - 3_600_000}/${id.split("/")[1]}`, "x'; select 1"]) {
    const lost = await listeningTo(first.url, company, "officeManager", since)
    await expect.poll(() => lost.heard.map(({ event }) => event), soon).toContain("everything")
  }
})

test("the stream is neither compressed nor cached, and holds no connection to the database", async () => {
  const { company } = scene
  const { first } = held()
  const token = await signIn(first.url, company.emailOf("admin"))
  const streams = await Promise.all(Array.from({ length: 40 }, () => listen(first.url, { token, company: company.id })))
  open.push(...streams)
  const [one] = streams
  expect(one?.headers.get("content-type")).toBe("text/event-stream")
  expect(one?.headers.get("content-encoding")).toBeNull()
  expect(one?.headers.get("cache-control")).toBe("no-store")
  const [busy] = await first.owner`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`
  expect(busy?.n).toBe(0)
  expect((await ask(first.url, "/workspace", { token, company: company.id })).status).toBe(200)
})

test("only what PostgreSQL takes as a snapshot, and not an old one, is what a browser was told last", () => {
  const now = 1_800_000_000_000
  const away = (millis: number, snapshot: string) => untilOf(`${now - millis}/${snapshot}`, now)
  expect(away(0, "10:20:10,14,15")).toBe("10:20:10,14,15")
  expect(away(300_000, "10:10:")).toBe("10:10:")
  expect(away(300_001, "10:10:")).toBeUndefined()
  expect(away(-1, "10:10:")).toBeUndefined()
  for (const wrong of ["", "10:9:", "10:20:9", "10:20:20", "10:20:14,14", "10:20:15,14", "0:1:", "1:2:x"])
    expect(away(0, wrong)).toBeUndefined()
})
