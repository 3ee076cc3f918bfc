import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "SIGNIN")
})

test("AUTH-01 a person signs in by e-mail and password, in any letter case", async () => {
  const { url } = running()
  const told = await ask(url, "/auth/login", { body: { email: company.emailOf("worker").toUpperCase(), password } })
  expect(told.status).toBe(200)
  expect(told.body.data).toMatchObject({ personId: company.personOf("worker") })
  const cookie = told.headers.get("set-cookie") ?? ""
  expect(cookie).toContain("HttpOnly")
  expect(cookie).toContain("SameSite=Strict")
  expect(cookie).toContain("Path=/api/auth")
  expect(cookie).toMatch(/Max-Age=2592000/)
})

test("AUTH-26 a wrong password and an unknown address are told apart by nothing", async () => {
  const { url } = running()
  const wrong = await ask(url, "/auth/login", { body: { email: company.emailOf("manager"), password: "wrong-one" } })
  const unknown = await ask(url, "/auth/login", { body: { email: "nobody@nowhere.example", password: "wrong-one" } })
  expect(wrong.status).toBe(401)
  expect(wrong.body.errorCode).toBe("Username_Or_Password_Invalid")
  expect(unknown.text).toBe(wrong.text)
})

test("AUTH-14 what is missing or malformed is named by its field in Japanese", async () => {
  const told = await ask(running().url, "/auth/login", { body: { email: "not an address", password: "" } })
  expect(told.status).toBe(400)
  expect(told.body.errorCode).toBe("Invalid_Input")
  expect(told.body.fields.map((one: { field: string }) => one.field).sort()).toEqual(["email", "password"])
  for (const { message } of told.body.fields) expect(message).toMatch(/[ぁ-ん]/)
})

test("AUTH-10 an expired access token is renewed once by the refresh token, and the old pair ends", async () => {
  const { url, owner } = running()
  const { body } = await ask(url, "/auth/login", { body: { email: company.emailOf("worker"), password } })
  await owner`update identity.session set access_until = now() - interval '1 minute' where person_id = ${company.personOf("worker")}`
  const expired = await ask(url, "/workspace", { token: body.data.token, company: company.id })
  expect([expired.status, expired.body.errorCode]).toEqual([401, "Token_Expired"])
  const renewed = await ask(url, "/auth/request-access-token", { body: { refreshToken: body.data.refreshToken } })
  expect(renewed.status).toBe(200)
  const again = await ask(url, "/workspace", { token: renewed.body.data.token, company: company.id })
  expect(again.status).toBe(200)
})

test("AUTH-10 a refresh token works from the cookie, and without one the refusal has its own code", async () => {
  const { url } = running()
  const { body } = await ask(url, "/auth/login", { body: { email: company.emailOf("customer"), password } })
  const cookie = { cookie: `refresh=${body.data.refreshToken}` }
  expect((await ask(url, "/auth/request-access-token", { body: {}, headers: cookie })).status).toBe(200)
  const none = await ask(url, "/auth/request-access-token", { body: {} })
  expect([none.status, none.body.errorCode]).toEqual([401, "Refresh_Token_Not_Exist"])
})

test("AUTH-13 after logging out the token opens nothing", async () => {
  const { url } = running()
  const token = await signIn(url, company.emailOf("vendor"))
  expect((await ask(url, "/workspace", { token, company: company.id })).status).toBe(200)
  expect((await ask(url, "/auth/logout", { token, body: {} })).status).toBe(200)
  const after = await ask(url, "/workspace", { token, company: company.id })
  expect([after.status, after.body.errorCode]).toEqual([401, "Token_Not_Exist"])
})

test("AUTH-09 AUTH-25 a company call without the header says so; user calls need the token only", async () => {
  const { url } = running()
  const token = await signIn(url, company.emailOf("worker"))
  const without = await ask(url, "/workspace", { token })
  expect([without.status, without.body.errorCode]).toEqual([400, "Missing_Company_Id_In_Header"])
  expect((await ask(url, "/v2/user/search-user-company", { token, body: {} })).status).toBe(200)
  const nobody = await ask(url, "/workspace", { company: company.id })
  expect([nobody.status, nobody.body.errorCode]).toEqual([401, "Token_Not_Exist"])
})

test("a sentence comes in the language of the caller", async () => {
  const { url } = running()
  const body = { email: "nobody@nowhere.example", password: "wrong-one" }
  const vi = await ask(url, "/auth/login", { body, headers: { "accept-language": "vi-VN,en;q=0.5" } })
  const ja = await ask(url, "/auth/login", { body })
  expect(vi.body.errorMessage).not.toBe(ja.body.errorMessage)
})
