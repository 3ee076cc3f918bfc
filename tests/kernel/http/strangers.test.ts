import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { signedIn } from "#modules/identity/index.ts"
import { trustedProxies } from "#modules/kernel/http/client-address.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "../ask.ts"
import { aCompany } from "../companies.ts"
import { countingLine } from "../counting-line.ts"
import { clonedDatabase, heldForFile, started } from "../product.ts"

const limits = { address: 1000, stranger: 5, person: 20, company: 1000 }
const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const { folder, sent } = yield* countingLine(socket)
    const { database } = yield* clonedDatabase(socket)
    const settings = { startsAt: "2026-11-20T00:00:30Z", limits, proxies: trustedProxies("127.0.0.1,::1") }
    const running = yield* started({ kind: "embedded", socket: folder, database }, dataDir, settings)
    const company = yield* Effect.promise(() => aCompany(running, "OFFICE"))
    return { running, company, sent }
  }),
)

const office = "203.0.113.7"
const madeUp = () => randomBytes(32).toString("base64url")
const call = (token: string, address: string, path = "/workspace") =>
  ask(held().running.url, path, {
    token,
    company: held().company.id,
    headers: { "x-forwarded-for": address },
  })
const fire = async (times: number, address: string, path?: string) => {
  const all = await Promise.all(Array.from({ length: times }, () => call(madeUp(), address, path)))
  return all.map(({ status }) => status).toSorted()
}
const minute = (text: string) => held().running.clock?.set(`2026-11-20T00:${text}Z`)

test.each(["/workspace", "/user/own-invitation"])(
  "made-up tokens from one address for %s are counted before they are tried, all at once too, and then cost no statement",
  async (path) => {
    minute(path === "/workspace" ? "01:10" : "02:10")
    expect(await fire(9, office, path)).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429])
    const { sent } = held()
    // What the product does by itself meanwhile may ask something beside one of them, never beside each.
    const cost: Array<number> = []
    for (let n = 0; n < 5; n++) {
      const before = sent.statements
      const refused = await call(madeUp(), office, path)
      expect([refused.status, refused.body.errorCode, refused.headers.get("retry-after")]).toEqual([
        429,
        "Maximum_Request",
        "50",
      ])
      cost.push(sent.statements - before)
    }
    expect(Math.min(...cost)).toBe(0)
    expect(await fire(1, "203.0.113.8", path)).toEqual([401])
  },
)

test("who works behind the same address goes on, and whoever signs in there gets in", async () => {
  const { running, company } = held()
  minute("03:01")
  const working = await signIn(running.url, company.emailOf("worker"))
  expect(await fire(6, office)).toEqual([401, 401, 401, 401, 401, 429])
  expect((await call(working, office)).status).toBe(200)
  const fresh = await signIn(running.url, company.emailOf("manager"))
  expect((await call(fresh, office)).status).toBe(200)
  minute("04:01")
  expect(await fire(1, office)).toEqual([401])
})

test("good tokens that this process has never met are no tries, however many come at once", async () => {
  const { running, company } = held()
  minute("05:01")
  const given = await running.run(
    Effect.forEach(Array.from({ length: 12 }), () =>
      writeAcross({ reason: "test", personId: null }, signedIn(company.personOf("officeManager"))),
    ),
  )
  for (const { token } of given) expect((await call(token, office)).status).toBe(200)
})

test("an ended token takes no call from its person and is counted by its address", async () => {
  const { running, company } = held()
  minute("06:01")
  const token = await signIn(running.url, company.emailOf("admin"))
  const ended = await ask(running.url, "/auth/logout", { token, body: {} })
  expect(ended.status).toBe(200)
  const good = await signIn(running.url, company.emailOf("admin"))
  const told = []
  for (let n = 0; n < 25; n++) told.push((await call(token, "203.0.113.9")).status)
  // The first was one that this process knew.
  expect(told).toEqual([...Array(6).fill(401), ...Array(19).fill(429)])
  const own = []
  for (let n = 0; n < 19; n++) own.push((await call(good, "203.0.113.9")).status)
  expect(own).toEqual(Array(19).fill(200))
})
