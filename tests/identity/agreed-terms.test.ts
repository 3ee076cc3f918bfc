/** Which 利用規約 a person agreed to is kept, and who agreed to older ones is asked anew. */
import { beforeEach, expect, test } from "vitest"
import { presentTerms } from "#modules/identity/codes.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "TERMS")
})
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const agreedBy = (email: string) => running().owner`
  select terms, agreed_at from identity.agreement join identity.person on id = person_id
  where email = ${email} order by agreed_at`
const registered = (email: string, more: object) =>
  ask(running().url, "/auth/register", {
    body: { email, name: "新井 社長", password: "hajimete", confirm: "hajimete", ...more },
  })

test("AUTH-19 nobody registers without the terms that hold now, and which they were is kept with the day", async () => {
  const email = "arai@terms.example"
  const without = await registered(email, {})
  expect([without.status, without.body.fields?.[0]?.field]).toEqual([400, "agreedTerms"])
  const older = await registered(email, { agreedTerms: "2020-01-01" })
  expect([older.status, older.body.fields]).toEqual([
    400,
    [{ field: "agreedTerms", message: "利用規約が新しくなりました。ページを読み直し、もう一度お読みください。" }],
  ])
  expect(await agreedBy(email)).toEqual([])
  expect((await registered(email, { agreedTerms: presentTerms })).status).toBe(200)
  const [first] = await agreedBy(email)
  expect([first?.terms, Date.now() - Date.parse(first?.agreed_at) < 60_000]).toEqual([presentTerms, true])
  // Nobody has proved the address: whoever registers it now is the one who agrees.
  expect((await registered(email, { agreedTerms: presentTerms })).status).toBe(200)
  const again = await agreedBy(email)
  expect([again.length, again[0]?.agreed_at > first?.agreed_at]).toEqual([1, true])
})

const present = { terms: presentTerms }
const of = async (role: "manager" | "worker") => {
  const { url } = running()
  const token = await signIn(url, company.emailOf(role))
  const asked = async () => (await ask(url, "/workspace", { token, company: company.id })).body.data.person.termsToAgree
  const agree = (terms: string) => ask(url, "/user/agreed-terms", { token, method: "PUT", body: { terms } })
  return { asked, agree }
}

test("AUTH-19 who agreed to older terms is asked until he agrees, and both are kept", async () => {
  const { owner } = running()
  const manager = await of("manager")
  await owner`insert into identity.agreement values (${company.personOf("manager")}, '2025-04-01', '2025-04-02')`
  expect(await manager.asked()).toBe(presentTerms)
  expect((await manager.agree("2025-04-01")).body.fields?.[0]?.field).toBe("terms")
  expect((await manager.agree(presentTerms)).body.data).toEqual(present)
  expect(await manager.asked()).toBeNull()
  const kept = await agreedBy(company.emailOf("manager"))
  expect(kept.map(({ terms }) => terms)).toEqual(["2025-04-01", presentTerms])
  // Once more says the same, and the day stays.
  expect((await manager.agree(presentTerms)).status).toBe(200)
  expect(await agreedBy(company.emailOf("manager"))).toEqual(kept)
  const [entry] = await owner`select * from kernel.audit_entry where action = 'person.agree' order by id limit 1`
  expect(entry?.person_id).toBe(company.personOf("manager"))
})

test("AUTH-19 whoever was given his account is asked at his first start, and kept from nothing until he agrees", async () => {
  const worker = await of("worker")
  expect(await agreedBy(company.emailOf("worker"))).toEqual([])
  expect(await worker.asked()).toBe(presentTerms)
  expect((await worker.agree(presentTerms)).body.data).toEqual(present)
  expect(await worker.asked()).toBeNull()
})
