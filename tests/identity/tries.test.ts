/** Wrong passwords: counted before they are tried, by whom they come from, and never against who is known (AUTH-01). */
import { createHook } from "node:async_hooks"
import { afterAll, beforeEach, expect, test } from "vitest"
import { trustedProxies } from "#modules/kernel/http/client-address.ts"
import { ask, type Told } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { noLimits } from "../security/grounds.ts"

/** How often the machine was asked to hash a password: Node names each such request when it begins. */
const hashed = { times: 0 }
const hashes = createHook({
  init: (_id, type) => {
    if (type === "ARGON2REQUEST") hashed.times += 1
  },
}).enable()
afterAll(() => void hashes.disable())

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "TRIES")
  },
  { startsAt: "2026-11-20T00:00:00Z", limits: noLimits, proxies: trustedProxies("127.0.0.1,::1") },
)
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

interface From {
  readonly address?: string
  readonly device?: string | undefined
}
const tryOne = (email: string, given: string, { address = "203.0.113.7", device }: From = {}) =>
  ask(running().url, "/auth/login", {
    body: { email, password: given },
    headers: { "x-forwarded-for": address, ...(device === undefined ? {} : { cookie: `device=${device}` }) },
  })
const wrong = "wrong-one"
const deviceOf = (headers: Headers) => /device=([\w-]+)/.exec(headers.get("set-cookie") ?? "")?.[1]
const tally = (all: ReadonlyArray<{ readonly status: number }>) =>
  Object.fromEntries([...Map.groupBy(all, ({ status }) => status)].map(([status, of]) => [status, of.length]))

test("300 wrong passwords at once are ten tries: each is counted before it is made", async () => {
  const email = company.emailOf("worker")
  hashed.times = 0
  const all = await Promise.all(Array.from({ length: 300 }, () => tryOne(email, wrong)))
  expect(tally(all)).toEqual({ 401: 10, 429: 290 })
  expect(hashed.times).toBe(10)
})

test("an address tries a hundred passwords in its window, whatever the accounts are", async () => {
  const emails = Array.from({ length: 130 }, (_, n) => `guess${n}@nowhere.example`)
  const all = await Promise.all(emails.map((email) => tryOne(email, wrong, { address: "203.0.113.50" })))
  expect(tally(all)).toEqual({ 401: 100, 429: 30 })
  const waited = all.find(({ status }) => status === 429)?.headers.get("retry-after")
  expect(Number(waited)).toBeGreaterThan(800)
  expect(Number(waited)).toBeLessThanOrEqual(900)
  expect((await tryOne("guess@nowhere.example", wrong, { address: "203.0.113.51" })).status).toBe(401)
})

test("AUTH-03 made-up links cost no hash and are counted by their address, so that nobody's sign-in waits for them", async () => {
  const opened = (address: string) =>
    ask(running().url, "/auth/active-email", {
      body: { token: "A".repeat(43), password },
      headers: { "x-forwarded-for": address },
    })
  hashed.times = 0
  const all = await Promise.all(Array.from({ length: 40 }, () => opened("203.0.113.90")))
  expect(tally(all)).toEqual({ 400: 30, 429: 10 })
  expect(hashed.times).toBe(0)
  expect((await opened("203.0.113.91")).status).toBe(400)
})

test("right passwords are no tries: a whole site signs in behind one address", async () => {
  const email = company.emailOf("manager")
  const all = await Promise.all(Array.from({ length: 105 }, () => tryOne(email, password)))
  expect(tally(all)).toEqual({ 200: 105 })
})

test("nobody locks a stranger's account by failing on purpose: other addresses and the known device go on", async () => {
  const email = company.emailOf("admin")
  const device = deviceOf((await tryOne(email, password, { address: "198.51.100.1" })).headers)
  expect(device).toMatch(/^[\w-]{43}$/)
  const attacker = "203.0.113.66"
  for (let n = 0; n < 12; n++) await tryOne(email, wrong, { address: attacker })
  expect((await tryOne(email, password, { address: attacker })).status).toBe(429)
  expect((await tryOne(email, password, { address: "198.51.100.2" })).status).toBe(200)
  // The known device even behind the attacker's own address.
  expect((await tryOne(email, password, { address: attacker, device })).status).toBe(200)
})

test("a thousand wrong passwords from everywhere slow down strange devices, never the known one", async () => {
  const email = company.emailOf("officeManager")
  const device = deviceOf((await tryOne(email, password)).headers)
  const { owner } = running()
  await tryOne(email, wrong, { address: "203.0.113.80" })
  await owner`update identity.sign_in_tries set tries = 1000 where counted like 'account %'`
  expect((await tryOne(email, password, { address: "203.0.113.81" })).status).toBe(429)
  expect((await tryOne(email, password, { address: "203.0.113.81", device })).status).toBe(200)
})

test("a known device is known to whom it signed in, and has ten tries as well", async () => {
  const [email, other] = [company.emailOf("financeManager"), company.emailOf("vendor")]
  const device = deviceOf((await tryOne(email, password)).headers)
  for (let n = 0; n < 10; n++) await tryOne(other, wrong, { device })
  expect((await tryOne(other, password, { device })).status).toBe(429)
  for (let n = 0; n < 10; n++) expect((await tryOne(email, wrong, { device })).status).toBe(401)
  expect((await tryOne(email, password, { device })).status).toBe(429)
  // The cookie of a device that nobody signed in on is not taken over.
  const invented = "x".repeat(43)
  const told = await tryOne(company.emailOf("customer"), password, { address: "198.51.100.9", device: invented })
  expect(told.status).toBe(200)
  expect(deviceOf(told.headers)).not.toBe(invented)
})

test("the device cookie is read by no script, sent to sign-in alone and stays after signing out", async () => {
  const told = await tryOne(company.emailOf("partTimeWorker"), password)
  const [cookie = ""] = told.headers.getSetCookie().filter((one) => one.startsWith("device="))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  expect(cookie).toMatch(/Path=\/api\/auth/)
  const out = await ask(running().url, "/auth/logout", { token: told.body.data.token, body: {} })
  expect(out.headers.getSetCookie().map((one) => one.split("=")[0])).toEqual(["refresh"])
})

test("after a quarter of an hour the window is over", async () => {
  const email = company.emailOf("otherWorker")
  running().clock?.set("2026-11-20T01:00:00Z")
  for (let n = 0; n < 10; n++) await tryOne(email, wrong)
  expect((await tryOne(email, password)).status).toBe(429)
  running().clock?.set("2026-11-20T01:16:00Z")
  expect((await tryOne(email, password)).status).toBe(200)
})

test("AUTH-26 an unknown address costs as many hashes as a known one", async () => {
  hashed.times = 0
  await tryOne(company.emailOf("vendorWorker"), wrong)
  const known = hashed.times
  await tryOne("nobody@nowhere.example", wrong)
  expect([known, hashed.times]).toEqual([1, 2])
})

/** Asks while `hold` keeps the call waiting with the account read, and sets another password meanwhile. */
const overtaken = async (role: "otherWorker" | "partTimeWorker", hold: string, call: () => Promise<Told>) => {
  const { owner } = running()
  const personId = company.personOf(role)
  const [kept] = await owner`select password_hash from identity.person where id = ${personId}`
  const waiting = await owner.begin(async (sql) => {
    await sql.unsafe(hold, hold.includes("$1") ? [personId] : [])
    const answer = call()
    await until("the call in the line", async () => {
      const held = await sql`select from pg_locks where not granted and (relation = 'identity.sign_in_tries'::regclass
        or locktype = 'transactionid' and transactionid = pg_current_xact_id()::xid)`
      return held.length > 0 || undefined
    })
    await sql`update identity.person set password_hash = 'set meanwhile' where id = ${personId}`
    return { answer }
  })
  const told = await waiting.answer
  const [now] = await owner`select password_hash, status from identity.person where id = ${personId}`
  await owner`update identity.person set password_hash = ${kept?.password_hash} where id = ${personId}`
  return { told, now }
}
const theLine = "lock table identity.sign_in_tries in exclusive mode"
const theAccount = "update identity.person set name = name where id = $1"

test("AUTH-13 an older password that waits for its turn while a new one is set signs nobody in", async () => {
  const email = company.emailOf("partTimeWorker")
  const { told } = await overtaken("partTimeWorker", theLine, () => tryOne(email, password))
  expect([told.status, told.body.errorCode]).toEqual([401, "Username_Or_Password_Invalid"])
  expect((await tryOne(email, password)).status).toBe(200)
})

test.each([
  ["PUT", "/user/change-password", { password, newPassword: "of-a-thief", confirm: "of-a-thief" }],
  ["POST", "/v3/user/close-account", { password, kind: "pause" }],
])("AUTH-13 an older password does nothing by %s %s once a new one is set", async (method, path, body) => {
  const { token } = (await tryOne(company.emailOf("partTimeWorker"), password)).body.data
  const call = () => ask(running().url, path, { method, token, body })
  const { told, now } = await overtaken("partTimeWorker", theAccount, call)
  expect([told.status, told.body.errorCode]).toEqual([409, "Update_Error"])
  expect(now).toEqual({ password_hash: "set meanwhile", status: 1 })
})
