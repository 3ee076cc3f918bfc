/** Registering from an invitation's mail: the link proves the address and nothing else. */
import { Effect } from "effect"
import { beforeEach, expect, test } from "vitest"
import { presentTerms } from "#modules/identity/codes.ts"
import { askForMembership } from "#modules/people/operations/invitations.ts"
import { acting } from "../kernel/acting.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "INVITED")
})
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const invited = async (email: string) => {
  const question = { email, role: "vendor", staffId: null, partnerId: company.vendorId } as const
  return await acting(running(), company)(Effect.map(askForMembership(company.id, question), ({ token }) => token))
}
const register = (email: string, inviteToken: string) =>
  ask(running().url, "/auth/register", {
    body: { email, name: "招かれ 太郎", password: "yokoso", confirm: "yokoso", agreedTerms: presentTerms, inviteToken },
  })
const exists = (email: string, inviteToken: string) =>
  ask(running().url, "/auth/check-email-exist", { body: { email, inviteToken } })
const detail = (token: string) => ask(running().url, "/auth/detail-register-token", { body: { token } })

test("AUTH-08 who registers with an invitation is signed in at once, and is a member only by his yes", async () => {
  const email = "new@invited.example"
  const token = await invited(email)
  expect((await detail(token)).body.data).toMatchObject({
    kind: "invitation",
    email,
    companyName: "INVITED 設備",
    roleId: 7,
    name: null,
  })
  expect((await exists(email, token)).body.data).toEqual({ isExist: false })
  const told = await register(email.toUpperCase(), token)
  expect(told.body.data).toMatchObject({ token: expect.any(String), refreshToken: expect.any(String) })
  expect(told.headers.get("set-cookie")).toContain("refresh=")
  const asMember = await ask(running().url, "/workspace", { token: told.body.data.token, company: company.id })
  expect(asMember.body.errorCode).toBe("Your_Company_In_Header_Not_Valid")
  const own = await ask(running().url, "/user/own-invitation", { token: told.body.data.token })
  expect(own.body.data).toMatchObject([{ companyName: "INVITED 設備" }])
  expect((await exists(email, token)).body.data).toEqual({ isExist: true })
  expect((await register(email, token)).body.errorCode).toBe("Email_Already_exist")
})

test("AUTH-07 a link of another address, a used one and an ended one say which they are, and tell of no account", async () => {
  const token = await invited("link@invited.example")
  for (const call of [exists, register]) {
    expect((await call(company.emailOf("worker"), token)).body.errorCode).toBe("Invite_Token_Invalid")
    expect((await call(company.emailOf("worker"), "A".repeat(43))).body.errorCode).toBe("Invite_Token_Invalid")
  }
  expect((await detail("A".repeat(43))).body.errorCode).toBe("Register_Token_Invalid")
  const { owner } = running()
  await owner`update people.invitation set expires_at = now() where email = 'link@invited.example'`
  expect((await register("link@invited.example", token)).body.errorCode).toBe("Link_Expired")
  await owner`update people.invitation set state = 'refused', answered_at = now(),
    answered_by = ${company.personOf("admin")} where email = 'link@invited.example'`
  expect((await exists("link@invited.example", token)).body.errorCode).toBe("Link_Used")
})

test("one link sent many times at once is so many tries, and one that did its work is none", async () => {
  const token = await invited("crowd@invited.example")
  const all = await Promise.all(Array.from({ length: 40 }, () => register("crowd@invited.example", token)))
  const codes = Map.groupBy(all, ({ status }) => status)
  expect([codes.get(200)?.length, (codes.get(429)?.length ?? 0) > 0]).toEqual([1, true])
  await running().owner`delete from identity.sign_in_tries`
  for (let n = 0; n < 3; n++) {
    const email = `crowd${n}@invited.example`
    expect((await register(email, await invited(email))).status).toBe(200)
  }
  expect(
    await running().owner`select tries from identity.sign_in_tries where counted like 'link %' and tries > 0`,
  ).toEqual([])
})

test("an account that a stranger opened with the address and never proved becomes the invited one's", async () => {
  const email = "taken@invited.example"
  await ask(running().url, "/auth/register", {
    body: { email, name: "他人", password: "stranger", confirm: "stranger", agreedTerms: presentTerms },
  })
  const token = await invited(email)
  expect((await exists(email, token)).body.data).toEqual({ isExist: false })
  expect((await register(email, token)).status).toBe(200)
  const login = (password: string) => ask(running().url, "/auth/login", { body: { email, password } })
  expect([(await login("stranger")).status, (await login("yokoso")).status]).toEqual([401, 200])
})
