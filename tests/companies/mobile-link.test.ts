/** The link to the mobile app: a code of a minute, used once, in place of tokens in an address (D97). */
import { beforeEach, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "MOBILE")
    other = await aCompany(started, "OTHERS")
  },
  { startsAt: "2026-11-20T00:00:00Z" },
)
let token = ""
beforeEach(async () => {
  token = await signIn(running().url, company.emailOf("worker"))
})
const linkIn = (companyId?: number) =>
  ask(running().url, "/auth/mobile-link", { token, body: companyId === undefined ? {} : { companyId } })
const redeem = (code: string) => ask(running().url, "/auth/redeem-mobile-link", { body: { code } })

test("AUTH-22 the code yields token, refresh token, company and role, once and within a minute", async () => {
  const { code, seconds } = (await linkIn(company.id)).body.data
  expect(seconds).toBe(60)
  const told = await redeem(code)
  expect(told.body.data).toMatchObject({ personId: company.personOf("worker"), companyId: company.id, roleId: 12 })
  const workspace = await ask(running().url, "/workspace", { token: told.body.data.token, company: company.id })
  expect(workspace.status).toBe(200)
  const renewed = await ask(running().url, "/auth/request-access-token", {
    body: { refreshToken: told.body.data.refreshToken },
  })
  expect(renewed.status).toBe(200)
  expect((await redeem(code)).body.errorCode).toBe("Link_Used")
  const late = (await linkIn(company.id)).body.data.code
  running().clock?.advance(60_000)
  expect((await redeem(late)).body.errorCode).toBe("Link_Expired")
  expect((await redeem("A".repeat(43))).body.errorCode).toBe("Link_Expired")
})

test("AUTH-22 of two that redeem one code at once one is in, and the code is nowhere kept", async () => {
  const { code } = (await linkIn()).body.data
  const said = await Promise.all([redeem(code), redeem(code)])
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect(said.find(({ status }) => status === 200)?.body.data).toMatchObject({ companyId: null, roleId: null })
  const [kept] = await running().owner<[{ text: string }]>`
    select (select json_agg(e)::text from kernel.audit_entry e) || (select json_agg(c)::text from identity.mobile_code c) as text`
  expect(kept.text).not.toContain(code)
})

test("AUTH-22 nobody links to a company that is not his, and who left it or was blocked is not let in", async () => {
  expect((await linkIn(other.id)).body.errorCode).toBe("Your_Company_In_Header_Not_Valid")
  const { code } = (await linkIn(company.id)).body.data
  await running().owner`update identity.person set status = 0 where id = ${company.personOf("worker")}`
  expect((await redeem(code)).body.errorCode).toBe("User_Blocked")
  await running().owner`update identity.person set status = 1 where id = ${company.personOf("worker")}`
  expect((await redeem(code)).status).toBe(200)
})

test("AUTH-22 D97 who was shut out of the chosen company after the code was made is signed in and named no company", async () => {
  const { code } = (await linkIn(company.id)).body.data
  const shut = (status: number) => running().owner`update companies.membership set status = ${status}
    where company_id = ${company.id} and person_id = ${company.personOf("worker")}`
  await shut(0)
  expect((await redeem(code)).body.data).toMatchObject({ companyId: null, roleId: null })
  await shut(1)
})

const newPassword = "another-one-1"
const ending: ReadonlyArray<readonly [string, string, object, "POST" | "PUT"]> = [
  ["signing out", "/auth/logout", {}, "POST"],
  ["signing out everywhere", "/auth/logout", { all: true }, "POST"],
  ["a pause of the account", "/v3/user/close-account", { kind: "pause", password }, "POST"],
  ["a new password", "/user/change-password", { password, newPassword, confirm: newPassword }, "PUT"],
]
test.each(ending)("AUTH-13 a code that was made before %s opens nothing", async (_, path, body, method) => {
  const email = company.emailOf("manager")
  token = await signIn(running().url, email)
  const { code } = (await linkIn(company.id)).body.data
  const told = await ask(running().url, path, { token, body, method })
  expect(told.status, told.text).toBe(200)
  expect((await redeem(code)).body.errorCode).toBe("Link_Expired")
  await running().owner`update identity.person set status = 1 where id = ${company.personOf("manager")}`
})

test("AUTH-13 a code redeemed and a signing out everywhere of the same moment leave no session", async () => {
  for (let round = 0; round < 6; round++) {
    token = await signIn(running().url, company.emailOf("worker"))
    const { code } = (await linkIn(company.id)).body.data
    const [told] = await Promise.all([redeem(code), ask(running().url, "/auth/logout", { token, body: { all: true } })])
    const { data } = told.body
    if (data === undefined) continue
    expect((await ask(running().url, "/workspace", { token: data.token, company: company.id })).status).toBe(401)
  }
})
