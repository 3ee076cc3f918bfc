/** A company that names somebody's address asks him; it never takes his account, and learns nothing of it (D68). */
import { beforeAll, expect, test } from "vitest"
import { registerPerson } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let first: TestCompany
let second: TestCompany
const running = runningProduct(async (started) => {
  first = await aCompany(started, "ASKA")
  second = await aCompany(started, "ASKB")
})
const tokens = new Map<TestCompany, string>()
beforeAll(async () => {
  for (const company of [first, second]) tokens.set(company, await signIn(running().url, company.emailOf("admin")))
})
const admin = (company: TestCompany, path: string, body: unknown, method = "POST") =>
  ask(running().url, path, { token: tokens.get(company), company: company.id, body, method })
const invite = (company: TestCompany, email: string, more: object = {}) =>
  admin(company, "/staff/invite-staff", {
    name: "新人 花子",
    email,
    roleId: 12,
    gender: 2,
    birthday: "1990-04-01",
    ...more,
  })
const signUp = (email: string) =>
  running().run(
    writeAcross({ reason: "somebody signs up", personId: null }, registerPerson({ email, name: "本人", password })),
  )
const choices = async (token: string) =>
  (await ask(running().url, "/v2/user/search-user-company", { token, body: {} })).body.data
const questions = async (token: string) => (await ask(running().url, "/user/own-invitation", { token })).body.data
const answer = (token: string, inviteId: number, isAccepted: 0 | 1) =>
  ask(running().url, "/vendor/accept-invite", { token, body: { inviteId, isAccepted }, method: "PUT" })

test("no company reads another's data by naming somebody's address with a password of its own", async () => {
  const { url } = running()
  const victim = "victim@attack.example"
  await invite(first, victim, { password: "of-the-attacker" })
  await invite(first, victim)
  const hired = await invite(second, victim)
  expect(hired.status, hired.text).toBe(200)
  const attack = await ask(url, "/auth/login", { body: { email: victim, password: "of-the-attacker" } })
  expect([attack.status, attack.body.errorCode]).toEqual([401, "Username_Or_Password_Invalid"])
  const made = await running().owner`select from identity.person where email = ${victim}`
  expect(made).toHaveLength(0)
})

test("naming an address that exists makes its owner no member and changes nothing of his", async () => {
  const email = "owner@asked.example"
  const personId = await signUp(email)
  const told = await invite(first, email)
  expect(told.status, told.text).toBe(200)
  const token = await signIn(running().url, email)
  expect(await choices(token)).toEqual([])
  const refused = await ask(running().url, "/workspace", { token, company: first.id })
  expect(refused.body.errorCode).toBe("Your_Company_In_Header_Not_Valid")
  const members = await running().owner`select from companies.membership where person_id = ${personId}`
  expect(members).toHaveLength(0)
})

test("D68 the answer and the list are the same for an address that exists and for one that does not", async () => {
  await signUp("there@told.example")
  const one = await invite(first, "there@told.example")
  const other = await invite(first, "nowhere@told.example")
  const alike = ({ text }: { readonly text: string }) =>
    text.replace(/"(id|userId)":\d+/g, '"$1":0').replace(/(there|nowhere)@told/g, "@told")
  expect([one.status, alike(one)]).toEqual([other.status, alike(other)])
  const again = await Promise.all(["there@told.example", "nowhere@told.example"].map((email) => invite(first, email)))
  expect(again.map(({ body }) => body.errorCode)).toEqual(["Email_Already_exist", "Email_Already_exist"])
  const present = await invite(first, first.emailOf("worker"))
  expect([present.status, present.body.fields?.[0]?.field]).toEqual([409, "email"])
})

test("INV-10 the owner of the address sees the question, says yes, and the record is his own", async () => {
  const { owner, url } = running()
  const email = "Yes@answers.example"
  const personId = await signUp(email.toLowerCase())
  const { id } = (await invite(first, email)).body.data
  const token = await signIn(url, email)
  const [question] = await questions(token)
  expect(question).toMatchObject({ companyName: first.name, roleId: 12 })
  const stranger = await signIn(url, second.emailOf("worker"))
  expect(await questions(stranger)).toEqual([])
  expect((await answer(stranger, question.id, 1)).status).toBe(404)
  expect((await answer(token, question.id, 1)).status).toBe(200)
  expect((await choices(token)).map((one: { id: number }) => one.id)).toEqual([first.id])
  const workspace = await ask(url, "/workspace", { token, company: first.id })
  expect(workspace.body.data.person).toMatchObject({ id: personId, userId: id })
  expect((await answer(token, question.id, 1)).body.errorCode).toBe("Link_Used")
  const written = await owner`select action, company_id, person_id, before, after from kernel.audit_entry
    where subject = ${`invitation:${question.id}`} and action like 'invitation.%' order by id`
  expect(written.map(({ action, company_id }) => [action, company_id])).toEqual([
    ["invitation.ask", first.id],
    ["invitation.accept", first.id],
  ])
  expect(written[1]).toMatchObject({ person_id: personId, before: { state: "open" }, after: { personId, staffId: id } })
  const [handed] = await owner`select before, after, person_id from kernel.audit_entry
    where company_id = ${first.id} and action = 'membership.change' order by id desc limit 1`
  expect(handed).toMatchObject({ person_id: personId, after: { personId } })
  expect(handed?.before.personId).toBeGreaterThan(0)
})

test("no leaves him outside; a question of fourteen days ago is none", async () => {
  const { owner, url } = running()
  await signUp("no@answers.example")
  await invite(first, "no@answers.example")
  await invite(second, "no@answers.example")
  const token = await signIn(url, "no@answers.example")
  const [one, other] = await questions(token)
  expect((await answer(token, one.id, 0)).status).toBe(200)
  await owner`update people.invitation set expires_at = now() where id = ${other.id} and company_id = ${second.id}`
  expect(await questions(token)).toEqual([])
  expect((await answer(token, other.id, 1)).body.errorCode).toBe("Link_Expired")
  expect(await choices(token)).toEqual([])
})

test("D96 who did not answer in fourteen days can be asked anew, at once but once, and gets the newer record", async () => {
  const { owner, url } = running()
  const email = "late@answers.example"
  await signUp(email)
  await invite(first, email)
  await owner`update people.invitation set expires_at = now() where email = ${email}`
  const again = await Promise.all([1, 2, 3].map(() => invite(first, email)))
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const id = again.find(({ status }) => status === 200)?.body.data.id
  const token = await signIn(url, email)
  const [question, ...others] = await questions(token)
  expect(others).toEqual([])
  expect((await answer(token, question.id, 1)).status).toBe(200)
  const workspace = await ask(url, "/workspace", { token, company: first.id })
  expect(workspace.body.data.person.userId).toBe(id)
})

test("a yes of the same moment makes one membership, and who is a member already can't say it again", async () => {
  const { url } = running()
  await signUp("twice@answers.example")
  await invite(first, "twice@answers.example")
  const token = await signIn(url, "twice@answers.example")
  const [question] = await questions(token)
  const all = await Promise.all(Array.from({ length: 5 }, () => answer(token, question.id, 1)))
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
})

test("INV-03 a vendor's person is asked too, and is the vendor's after his yes", async () => {
  const { url } = running()
  const email = "vendor@answers.example"
  await signUp(email)
  const body = { companyName: "東和足場", email }
  const vendor = await admin(first, "/vendor/invite-vendor", body, "PUT")
  expect(vendor.status, vendor.text).toBe(200)
  const token = await signIn(url, email)
  expect(await choices(token)).toEqual([])
  const [question] = await questions(token)
  expect((await answer(token, question.id, 1)).status).toBe(200)
  expect(await choices(token)).toMatchObject([{ id: first.id, roleId: 7 }])
  const seen = await ask(url, "/vendor/list-vendor", { token, company: first.id, body: {} })
  expect(seen.status).toBe(403)
})
