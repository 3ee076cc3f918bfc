/** An inviter who reads the link himself proves the address for his own company, and to nobody else. */
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { makePasswordLink } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { inviting } from "./inviting.ts"

let asked: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  asked = await aCompany(started, "VOUCHED")
  other = await aCompany(started, "VOUCHING")
})
const { answer, invite, invitationTo, linkTo, questions, register } = inviting(running)
const email = "newadmin@vouched.example"
/** Both mails, as this server keeps them: it has no mail server. */
const bothKept = (to: string) =>
  until("the mails are kept", async () => {
    const kept = await running().owner`select from notifications.mail where to_email = ${to} and delivery = 'file'`
    return kept.length === 2 ? true : undefined
  })

test("INV-05 AUTH-08 whoever registered by a link that its inviter could read answers no other company's invitation until he proves his address", async () => {
  await invite(asked, email, { roleId: 2 })
  await invite(other, email)
  await bothKept(email)
  const theirs = await invitationTo(asked, email)
  const { token } = (await register(email, await linkTo(email))).body.data
  expect(await questions(token)).toMatchObject([{ companyName: other.name }])
  const refused = await answer(token, theirs.id)
  expect([refused.body.errorCode, refused.body.fields]).toEqual([
    "Invite_Token_Invalid",
    [{ field: "inviteId", message: expect.stringContaining("確認コード") }],
  ])
  expect((await answer(token, (await questions(token))[0].id)).status).toBe(200)

  // A code is mailed by nobody's company: who has read it is whom the address belongs to.
  const code = { reason: "a code that came by mail", personId: null }
  const { token: link } = await running().run(writeAcross(code, makePasswordLink({ email })))
  const own = { token: link, password: "anata-no-1", confirm: "anata-no-1" }
  expect((await ask(running().url, "/auth/forgot-password", { body: own })).status).toBe(200)
  const again = await ask(running().url, "/auth/login", { body: { email, password: "anata-no-1" } })
  expect(await questions(again.body.data.token)).toMatchObject([{ companyName: asked.name, roleId: 2 }])
})

test("INV-05 a link that a mail server took proves the address to everybody", async () => {
  const third = "third@vouched.example"
  await invite(asked, third)
  await invite(other, third)
  await bothKept(third)
  await running().owner`update notifications.mail set delivery = 'smtp' where to_email = ${third}`
  const { token } = (await register(third, await linkTo(third))).body.data
  expect(await questions(token)).toHaveLength(2)
})

test("INV-05 whoever registered by a kept link before it was noted is vouched for too, unless a code or a mail server proved his address", async () => {
  const { owner } = running()
  const [kept, coded, mailed] = ["kept@before.example", "coded@before.example", "mailed@before.example"] as const
  for (const to of [kept, coded, mailed]) {
    await invite(asked, to)
    await invite(other, to)
    await bothKept(to)
  }
  await owner`update notifications.mail set delivery = 'smtp' where to_email = ${mailed}`
  for (const to of [kept, coded, mailed]) expect((await register(to, await linkTo(to))).status).toBe(200)
  const since = { reason: "a code that came by mail", personId: null }
  const { token } = await running().run(writeAcross(since, makePasswordLink({ email: coded })))
  const own = { token, password: "anata-no-1", confirm: "anata-no-1" }
  expect((await ask(running().url, "/auth/forgot-password", { body: own })).status).toBe(200)
  await owner`update identity.person set vouched_by = null`
  await owner.unsafe(readFileSync(new URL("../../migrations/0176-who-vouched-before.sql", import.meta.url), "utf8"))
  const vouched = await owner`select email, vouched_by from identity.person
    where email like '%@before.example' order by email`
  expect(vouched.map((one) => [one.email, one.vouched_by])).toEqual([
    [coded, null],
    [kept, asked.id],
    [mailed, null],
  ])
})
