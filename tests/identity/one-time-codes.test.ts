/** A forgotten password: six digits by mail, five tries, half an hour's pause; known and unknown addresses alike (D96). */
import { beforeEach, expect, test } from "vitest"
import { trustedProxies } from "#modules/kernel/http/client-address.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { mailsTo, mailTo } from "../notifications/letter-box.ts"
import { noLimits } from "../security/grounds.ts"

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "CODES")
  },
  { startsAt: "2026-11-20T00:00:00Z", limits: noLimits, proxies: trustedProxies("127.0.0.1,::1") },
)
beforeEach(async () => {
  await running().owner`delete from identity.sign_in_tries`
  await running().owner`delete from identity.one_time_code`
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask(running().url, path, { body, headers })
const from = (address: string) => ({ "x-forwarded-for": address })
const owners = "203.0.113.7"
const requested = (email: string, address = owners) => post("/auth/request-otp", { email }, from(address))
const checked = (email: string, code: string, address = owners) =>
  post("/auth/check-otp", { email, code }, from(address))
const codeFor = async (email: string) => {
  expect((await requested(email)).status).toBe(200)
  const { secret } = await mailTo(running(), email, "oneTimeCode")
  return secret ?? ""
}
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000")
const signsIn = async (email: string, given: string) => (await post("/auth/login", { email, password: given })).status

test("AUTH-05 a code leads to a new password once, and every sign-in of before ends", async () => {
  const email = company.emailOf("worker")
  const before = await signIn(running().url, email)
  const code = await codeFor(email.toUpperCase())
  expect(code).toMatch(/^\d{6}$/)
  const { body } = await checked(email, code)
  const set = (given: string) =>
    post("/auth/forgot-password", { token: body.data.token, password: given, confirm: given })
  expect((await set("tsugi no")).status).toBe(200)
  expect([await signsIn(email, "tsugi no"), await signsIn(email, password)]).toEqual([200, 401])
  expect((await ask(running().url, "/user/profile", { token: before })).status).toBe(401)
  expect((await set("mata tsugi")).body.errorCode).toBe("Link_Used")
  expect((await checked(email, code)).body.errorCode).toBe("Verification_Code_Invalid")
  expect((await mailTo(running(), email, "passwordChanged")).text).toContain("/forgot-password")
  const differs = await post("/auth/forgot-password", {
    token: body.data.token,
    password: "tsugi no",
    confirm: "tsugi",
  })
  expect(differs.body.fields).toMatchObject([{ field: "confirm" }])
})

test("AUTH-05 five wrong codes are told at the fifth, none is taken for half an hour, and 300 at once are five", async () => {
  const email = company.emailOf("manager")
  const code = await codeFor(email)
  const all = await Promise.all(Array.from({ length: 300 }, () => checked(email, otherThan(code))))
  const tally = Object.fromEntries([...Map.groupBy(all, ({ status }) => status)].map(([s, of]) => [s, of.length]))
  expect(tally).toEqual({ 400: 4, 429: 296 })
  const [row] = await running().owner`select tries from identity.one_time_code`
  expect(row?.tries).toBe(5)
  const right = await checked(email, code)
  expect([right.status, right.body.errorCode]).toEqual([429, "Maximum_Retry_Verification_Code"])
  expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(1_700)
  expect((await requested(email)).body.errorCode).toBe("Maximum_Retry_Verification_Code")
  running().clock?.advance(31 * 60_000)
  expect((await checked(email, code)).body.errorCode).toBe("Verification_Code_Invalid")
  expect((await checked(email, await codeFor(email))).status).toBe(200)
})

test("AUTH-05 each wrong code says how many tries are left, the same for an address without an account", async () => {
  const said: Array<ReadonlyArray<unknown>> = []
  for (const email of [company.emailOf("otherWorker"), "never@codes.example"]) {
    await requested(email)
    const known = await mailsTo(running(), email)
    const wrong = otherThan(known.at(-1)?.secret ?? "")
    const all = []
    for (let times = 0; times < 5; times++) {
      const { body } = await checked(email, wrong)
      all.push(body.fields?.[0]?.message ?? body.errorCode)
    }
    said.push(all)
  }
  const left = (count: number) => `確認コードが正しくありません。あと${count}回入力できます。`
  expect(said[0]).toEqual([left(4), left(3), left(2), left(1), "Maximum_Retry_Verification_Code"])
  expect(said[1]).toEqual(said[0])
})

test("a new code does not buy new tries, and the older one is void", async () => {
  const email = company.emailOf("vendor")
  const first = await codeFor(email)
  for (let times = 0; times < 3; times++) await checked(email, otherThan(first))
  const second = await codeFor(email)
  if (second !== first) expect((await checked(email, first)).body.errorCode).toBe("Verification_Code_Invalid")
  const last = await checked(email, otherThan(second))
  expect(last.body.errorCode).toBe(second === first ? "Verification_Code_Invalid" : "Maximum_Retry_Verification_Code")
})

test("AUTH-05 a code ends after ten minutes, and is one address's only", async () => {
  const [email, other] = [company.emailOf("financeManager"), company.emailOf("officeManager")]
  const code = await codeFor(email)
  const others = await codeFor(other)
  if (code !== others) expect((await checked(other, code)).body.errorCode).toBe("Verification_Code_Invalid")
  running().clock?.advance(10 * 60_000)
  expect((await checked(email, code)).body.errorCode).toBe("Verification_Code_Invalid")
  expect((await checked(email, "12345")).body.fields).toEqual([
    { field: "code", message: "6桁の数字を入力してください。" },
  ])
})

test("D96 strangers who ask for codes neither keep the owner from asking nor fill his letter box", async () => {
  for (const email of [company.emailOf("worker"), "asked@codes.example"]) {
    const before = (await mailsTo(running(), email)).length
    for (const stranger of ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"]) {
      for (let times = 0; times < 3; times++) expect((await requested(email, stranger)).status).toBe(200)
      expect((await requested(email, stranger)).body.errorCode).toBe("Maximum_Request")
    }
    await ask(running().url, "/auth/active-email", { body: { email }, headers: from("198.51.100.5") })
    expect((await requested(email)).body).toEqual({ success: true, data: {} })
    // Ten codes, and one word that no registration waits.
    expect((await mailsTo(running(), email)).length - before).toBe(11)
  }
  const { secret } = await mailTo(running(), company.emailOf("worker"), "oneTimeCode")
  expect((await checked(company.emailOf("worker"), secret ?? "")).status).toBe(200)
  // The code is used: the next one is made, however many were asked for.
  expect((await checked(company.emailOf("worker"), await codeFor(company.emailOf("worker")))).status).toBe(200)
})

test("D96 a stranger's wrong codes do not spend the owner's tries", async () => {
  const email = company.emailOf("manager")
  const code = await codeFor(email)
  for (let times = 0; times < 6; times++) await checked(email, otherThan(code), "198.51.100.1")
  const stranger = await checked(email, code, "198.51.100.1")
  expect([stranger.status, stranger.body.errorCode]).toEqual([429, "Maximum_Retry_Verification_Code"])
  expect((await requested(email, "198.51.100.1")).body.errorCode).toBe("Maximum_Retry_Verification_Code")
  for (let times = 0; times < 3; times++)
    expect((await checked(email, otherThan(code))).body.errorCode).toBe("Verification_Code_Invalid")
  expect((await checked(email, code)).status).toBe(200)
})

test("D96 tries from everywhere kill a code together, also over several codes; the next comes when it would have ended", async () => {
  const email = company.emailOf("vendor")
  const first = await codeFor(email)
  const strangers = Array.from({ length: 60 }, (_, n) => `198.51.100.${n + 1}`)
  await Promise.all(strangers.slice(0, 4).map((one) => checked(email, otherThan(first), one)))
  const code = await codeFor(email)
  const all = await Promise.all(
    strangers.flatMap((one) => Array.from({ length: 5 }, () => checked(email, otherThan(code), one))),
  )
  expect(all.filter(({ status }) => status === 200)).toEqual([])
  const [row] = await running().owner`select tries from identity.one_time_code`
  expect(row?.tries).toBe(25)
  const right = await checked(email, code)
  expect([right.status, right.body.errorCode]).toEqual([429, "Maximum_Retry_Verification_Code"])
  expect(Number(right.headers.get("retry-after"))).toBeLessThanOrEqual(600)
  expect((await requested(email)).body.errorCode).toBe("Maximum_Retry_Verification_Code")
  running().clock?.advance(10 * 60_000)
  expect((await checked(email, await codeFor(email))).status).toBe(200)
})

test("an unknown address is told the same at every step, and by mail that it has no account", async () => {
  const [known, unknown] = [company.emailOf("customer"), "nobody@codes.example"]
  const steps = async (email: string) => {
    const said = [await requested(email)]
    for (let times = 0; times < 6; times++) said.push(await checked(email, "314159"))
    said.push(await requested(email))
    return said.map(({ status, text }) => [status, text])
  }
  expect(await steps(unknown)).toEqual(await steps(known))
  const [mail, ...more] = await mailsTo(running(), unknown)
  expect([mail?.kind, mail?.secret, more.length]).toEqual(["noAccount", null, 0])
  expect(mail?.text).toContain("http://127.0.0.1:3000/sign-up")
})

test("codes and tokens stand nowhere as they are, and a code's mark needs the key outside the database", async () => {
  const email = company.emailOf("partTimeWorker")
  const code = await codeFor(email)
  const { token } = (await checked(email, code)).body.data
  const [kept] = await running().owner<[{ text: string }]>`
    select (select json_agg(e)::text from kernel.audit_entry e) || (select json_agg(c)::text from identity.one_time_code c)
      || (select json_agg(l)::text from identity.password_link l)
      || (select json_agg(json_build_object('h', m.html, 't', m.text))::text from notifications.mail m) as text`
  expect(kept.text).not.toContain(token)
  expect(kept.text).not.toContain(`"${code}"`)
  expect(kept.text).not.toContain(`>${code}<`)
})

test("links are made of PUBLIC_URL alone, whatever a request calls itself", async () => {
  const email = "host@codes.example"
  await post("/auth/request-otp", { email }, { "x-forwarded-host": "evil.example", origin: "https://evil.example" })
  const [mail] = await mailsTo(running(), email)
  expect(mail?.text).toContain("http://127.0.0.1:3000/")
  expect(mail?.text).not.toContain("evil")
})
