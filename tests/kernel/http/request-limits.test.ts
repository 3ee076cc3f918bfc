import { expect, test } from "vitest"
import { trustedProxies } from "#modules/kernel/http/client-address.ts"
import { ask, signIn } from "../ask.ts"
import { aCompany, type TestCompany } from "../companies.ts"
import { runningProduct } from "../product.ts"

let [first, second]: Array<TestCompany> = []
const running = runningProduct(
  async (started) => {
    first = await aCompany(started, "LIMITA")
    second = await aCompany(started, "LIMITB")
  },
  {
    startsAt: "2026-11-20T00:00:30Z",
    limits: { address: 12, stranger: 12, person: 4, company: 6 },
    proxies: trustedProxies("127.0.0.1,::1"),
  },
)
const statuses = async (times: number, call: () => Promise<{ readonly status: number }>) =>
  Promise.all(Array.from({ length: times }, async () => (await call()).status)).then((all) => all.toSorted())

test("a person and a company beyond their minute are told when to come back; others go on", async () => {
  const { url, clock } = running()
  const of = async (company: TestCompany | undefined, role: "admin" | "manager" | "worker") => {
    const token = await signIn(url, company?.emailOf(role) ?? "")
    return () => ask(url, "/workspace", { token, company: company?.id })
  }
  const [admin, manager, worker, other] = [
    await of(first, "admin"),
    await of(first, "manager"),
    await of(first, "worker"),
    await of(second, "admin"),
  ]
  clock?.set("2026-11-20T00:02:30.500Z")
  expect(await statuses(5, admin)).toEqual([200, 200, 200, 200, 429])
  const refused = await admin()
  expect([refused.status, refused.body.errorCode]).toEqual([429, "Maximum_Request"])
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(20)
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(30)
  // Two more of the company, whoever asks; another company is not touched.
  expect(await statuses(3, manager)).toEqual([200, 200, 429])
  expect((await worker()).status).toBe(429)
  expect((await other()).status).toBe(200)
  clock?.set("2026-11-20T00:03:01Z")
  expect((await admin()).status).toBe(200)
})

test("an address that asks without a sign-in has its own measure; a believed proxy names it", async () => {
  const { url, clock } = running()
  clock?.set("2026-11-20T00:04:01Z")
  const from = (address: string) => () =>
    ask(url, "/auth/login", { body: {}, headers: { "x-forwarded-for": `198.51.100.9, ${address}` } })
  const all = await statuses(13, from("203.0.113.7"))
  expect(all.filter((status) => status === 429)).toHaveLength(1)
  expect((await from("203.0.113.8")()).status).toBe(400)
})
