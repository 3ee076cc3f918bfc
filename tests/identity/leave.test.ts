/** 休止 and 退会: out at once and everywhere, back by one's own word or the platform's. */
import { beforeEach, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { mailTo } from "../notifications/letter-box.ts"

let company: TestCompany
let operator: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "LEAVE")
  await started.owner`insert into identity.super_admin (person_id) values (${company.personOf("financeManager")})`
  operator = await signIn(started.url, company.emailOf("financeManager"))
})
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const leave = (token: string, kind: "pause" | "close", more: object = {}) =>
  ask(running().url, "/v3/user/close-account", { token, body: { kind, password, ...more } })
const login = async (email: string, more: object = {}) => {
  const { body, status } = await ask(running().url, "/auth/login", { body: { email, password, ...more } })
  return [status, body.errorCode]
}
const history = async (email: string) => {
  const token = await signIn(running().url, email)
  return (await ask(running().url, "/user/status-inactive-history", { token })).body.data
}
const decide = (id: number, status: number, token = operator) =>
  ask(running().url, `/v3/user/close-account/${id}`, { method: "PUT", token, body: { status } })

test("AUTH-17 a pause signs out everywhere and ends with the sign-in that says so", async () => {
  const email = company.emailOf("worker")
  const [one, two] = [await signIn(running().url, email), await signIn(running().url, email)]
  expect((await leave(one, "pause", { password: "wrong-one" })).body.errorCode).toBe("Password_Not_True")
  expect((await leave(one, "pause", { reason: "入院" })).status).toBe(200)
  for (const token of [one, two]) expect((await ask(running().url, "/user/profile", { token })).status).toBe(401)
  expect(await login(email)).toEqual([403, "User_Suspend"])
  expect(await login(email, { password: "wrong-one", isResumed: 1 })).toEqual([401, "Username_Or_Password_Invalid"])
  expect(await login(email, { isResumed: 1 })).toEqual([200, undefined])
  expect(await history(email)).toMatchObject([
    { kind: "pause", status: 0, reason: "入院", from: expect.any(String), to: expect.any(String) },
  ])
  // What the company holds of him is as it was.
  const [kept] = await running()
    .owner`select status from companies.membership where person_id = ${company.personOf("worker")}`
  expect(kept?.status).toBe(1)
})

test("AUTH-17 the same leaving sent twice at once: one is made, the other is told that it was overtaken", async () => {
  const token = await signIn(running().url, company.emailOf("vendor"))
  const both = await Promise.all([leave(token, "pause"), leave(token, "pause")])
  expect(both.map(({ status, body }) => [status, body.errorCode]).toSorted()).toEqual([
    [200, undefined],
    [409, "Update_Error"],
  ])
})

test("AUTH-17 SUP-05 a closing waits for the platform: withdrawn, refused, accepted and opened again", async () => {
  const email = company.emailOf("manager")
  const asked = async () => (await leave(await signIn(running().url, email), "close")).body.data.id
  const withdrawn = await asked()
  const { body } = await ask(running().url, "/auth/login", { body: { email, password } })
  expect([body.errorCode, body.view]).toEqual(["User_Suspend", { leave: "close" }])
  expect(await login(email, { isResumed: 1 })).toEqual([200, undefined])
  expect((await decide(withdrawn, 1)).body.errorCode).toBe("Update_Expired")

  const refused = await asked()
  const listed = await ask(running().url, "/v3/user/close-account-requests?status=2", { token: operator })
  expect(listed.body).toMatchObject({ totalItems: 1, data: [{ id: refused, email, name: "LEAVE manager", status: 2 }] })
  expect((await decide(refused, 3)).body.data).toMatchObject({ status: 3, to: expect.any(String) })
  expect(await login(email)).toEqual([200, undefined])
  expect((await mailTo(running(), email, "leave.refuse")).text).toContain("これまでどおり")

  const accepted = await asked()
  expect((await decide(accepted, 1)).status).toBe(200)
  expect(await login(email, { isResumed: 1 })).toEqual([403, "User_Blocked"])
  expect((await mailTo(running(), email, "leave.accept")).text).toContain("退会の手続きが終わり")
  expect((await decide(accepted, 3)).body.errorCode).toBe("Update_Expired")
  expect((await decide(accepted, 0)).status).toBe(200)
  expect(await login(email)).toEqual([200, undefined])
  expect((await history(email)).map(({ status }: { status: number }) => status)).toEqual([0, 3, 0])
})

test("the platform's calls are for the platform's people only", async () => {
  const admin = await signIn(running().url, company.emailOf("admin"))
  for (const token of [admin, undefined])
    expect((await ask(running().url, "/v3/user/close-account-requests", { token })).status).toBe(token ? 403 : 401)
  expect((await decide(1, 1, admin)).body.errorCode).toBe("Permission_Denied")
  expect((await decide(999_999, 1)).body.errorCode).toBe("Not_Found")
})

test("AUTH-17 whoever is a company's last admin can't close his account while others are in it, and may rest", async () => {
  const email = company.emailOf("admin")
  const refused = await leave(await signIn(running().url, email), "close")
  expect([refused.status, refused.body.errorCode, refused.body.fields]).toEqual([
    403,
    "Permission_Denied",
    [
      {
        field: "kind",
        message: "LEAVE 設備の管理者があなただけなので、退会できません。先に、ほかの人を管理者として招待してください。",
      },
    ],
  ])
  // Another admin of whom two leave at once: one is kept.
  const { owner } = running()
  await owner`update companies.membership set role = 1 where person_id = ${company.personOf("financeManager")}`
  const tokens = [await signIn(running().url, email), await signIn(running().url, company.emailOf("financeManager"))]
  const both = await Promise.all(tokens.map((token) => leave(token, "close")))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
})
