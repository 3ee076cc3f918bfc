/** A one-time link: whoever was given it sets the own password with it, and nobody else's is ever set. */
import { expect, test } from "vitest"
import { makePasswordLink } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "LINKS")
})
const linkFor = async (email: string) =>
  (await running().run(writeAcross({ reason: "test", personId: null }, makePasswordLink({ email })))).token
const set = async (token: string, chosen: string) => {
  const { body, status } = await ask(running().url, "/auth/forgot-password", {
    body: { token, password: chosen, confirm: chosen },
  })
  return [status, body.errorCode, body.fields?.map(({ field }: { field: string }) => field)]
}
const signsIn = async (email: string, chosen: string) =>
  (await ask(running().url, "/auth/login", { body: { email, password: chosen } })).status

test("a link sets the password of whom it was made for, once, and ends every sign-in of that person", async () => {
  const [email, other] = [company.emailOf("manager"), company.emailOf("financeManager")]
  const before = await signIn(running().url, email)
  const token = await linkFor(email)
  expect(await set(token, "abc")).toEqual([400, "Invalid_Input", ["password"]])
  expect(await set(token, "a new password")).toEqual([200, undefined, undefined])
  expect([await signsIn(email, "a new password"), await signsIn(email, password)]).toEqual([200, 401])
  expect(await signsIn(other, password)).toBe(200)
  const workspace = await ask(running().url, "/workspace", { token: before, company: company.id })
  expect(workspace.status).toBe(401)
  expect(await set(token, "another password")).toEqual([410, "Link_Used", undefined])
  expect(await signsIn(email, "a new password")).toBe(200)
})

test("AUTH-05 D96 a newer link that was used takes the older with it; one that is over and one that nobody made say which", async () => {
  const email = company.emailOf("worker")
  const [older, newer, late] = [await linkFor(email), await linkFor(email), await linkFor(company.emailOf("admin"))]
  expect((await set(newer, "a new password"))[0]).toBe(200)
  expect(await set(older, "an older wish")).toEqual([410, "Link_Used", undefined])
  await running().owner`update identity.password_link set made_at = made_at - interval '1 hour',
    until = until - interval '1 hour' where used_at is null`
  expect(await set(late, "too late")).toEqual([410, "Link_Expired", undefined])
  expect(await set("A".repeat(43), "a strange one")).toEqual([400, "Register_Token_Invalid", undefined])
  expect(await set("short", "a strange one")).toEqual([400, "Invalid_Input", ["token"]])
})

test("of two at once one sets it, and neither token nor password is kept anywhere", async () => {
  const email = company.emailOf("officeManager")
  const token = await linkFor(email)
  const said = await Promise.all([set(token, "one of two here"), set(token, "two of two here")])
  expect(said.map(([status]) => status).toSorted()).toEqual([200, 410])
  const [kept] = await running().owner<[{ text: string }]>`
    select (select json_agg(e)::text from kernel.audit_entry e) || (select json_agg(l)::text from identity.password_link l) as text`
  for (const secret of [token, "one of two here", "two of two here"]) expect(kept.text).not.toContain(secret)
  expect(kept.text).toContain("person.setPassword")
})
