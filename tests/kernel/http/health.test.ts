/** /healthz tells whether writes are stored, not only whether somebody answers. */
import { randomUUID } from "node:crypto"
import { inspect } from "node:util"
import { afterAll, expect, test, vi } from "vitest"
import { ask, signIn } from "../ask.ts"
import { aCompany, type TestCompany } from "../companies.ts"
import { runningProduct } from "../product.ts"
import { until } from "../until.ts"

let company: TestCompany
let worker = ""
const running = runningProduct(async (started) => {
  company = await aCompany(started, "HEALTH")
  worker = await signIn(started.url, company.emailOf("worker"))
})
const press = (action: "in" | "out", more = {}) =>
  ask(running().url, "/nest/time-keeping/check-in-check-out", {
    token: worker,
    company: company.id,
    body: { action, isOffice: 1, ...more, clientId: randomUUID() },
  })
const health = async () => {
  const answer = await fetch(`${running().url}/healthz`, { signal: AbortSignal.timeout(30_000) })
  return { status: answer.status, body: await answer.json() }
}

const logged: Array<string> = []
const listener = vi.spyOn(console, "log").mockImplementation((...line) => void logged.push(inspect(line, { depth: 9 })))
afterAll(() => listener.mockRestore())

/** PostgreSQL's own word for a disk without room, for these tables. */
const full = async (isFull: boolean) => {
  const { owner } = running()
  await owner.unsafe(`create or replace function kernel.no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`)
  for (const table of ["kernel.idempotency", "kernel.outbox"])
    await owner.unsafe(
      isFull
        ? `create trigger no_room before insert on ${table} for each row execute function kernel.no_room()`
        : `drop trigger no_room on ${table}`,
    )
}

test("a write that storage refuses makes it ill, with the reason, in the log too; a stored one makes it well", async () => {
  expect(await health()).toEqual({ status: 200, body: { ok: true, isReady: true } })
  await full(true)
  expect((await press("in")).status).toBe(503)
  const ill = { ok: false, isReady: true, writesFail: "53100", why: "the disk of the database is full" }
  expect(await health()).toEqual({ status: 503, body: ill })
  expect(logged.filter((line) => line.includes("writes are not stored"))).toHaveLength(1)
  expect(logged.join()).toContain("the disk of the database is full")
  await full(false)
  expect((await press("in")).status).toBe(200)
  expect((await health()).status).toBe(200)
})

test("it gets well by being asked, when nobody writes", async () => {
  await full(true)
  expect((await press("out")).status).toBe(503)
  expect((await health()).status).toBe(503)
  await full(false)
  await until("health", async () => ((await health()).status === 200 ? true : undefined))
})

test("a refused call is no illness", async () => {
  expect((await press("in", { isOffice: 2 })).status).toBe(400)
  expect((await health()).status).toBe(200)
})
