import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "PICK")
})
const choices = async (role: "admin" | "worker") => {
  const token = await signIn(running().url, company.emailOf(role))
  return (await ask(running().url, "/v2/user/search-user-company", { token, body: {} })).body.data
}

test("PICK-12 an entry carries the company's face and standing, and nothing else of it", async () => {
  const [entry] = await choices("worker")
  expect(Object.keys(entry).sort()).toEqual(
    [
      "adminId",
      "adminStatus",
      "avatar",
      "id",
      "isSelectable",
      "name",
      "paymentStatus",
      "roleId",
      "roleTitle",
      "status",
      "statusText",
      "userCompanyStatus",
    ].sort(),
  )
  expect(entry).toMatchObject({ id: company.id, roleId: 12, roleTitle: "職人", isSelectable: true, statusText: null })
})

test("PICK-01 UI-07 a role without the company's own word is called in the person's language", async () => {
  const { owner } = running()
  const person = company.personOf("worker")
  await owner`update identity.person set language = 'vi' where id = ${person}`
  expect((await choices("worker"))[0]).toMatchObject({ roleId: 12, roleTitle: "Thợ" })
  await owner`update identity.person set language = 'ja' where id = ${person}`
})

test("PICK-06 a person of two companies has a role in each", async () => {
  const { owner } = running()
  const second = await aCompany(running(), "PICK2")
  await owner`insert into companies.membership (company_id, person_id, role) values (${second.id}, ${company.personOf("worker")}, 3)`
  const entries = await choices("worker")
  expect(entries.map((one: { roleId: number }) => one.roleId)).toEqual([12, 3])
})

test.each([
  ["adminStatus blocked", "admin_status", 2, "この企業にはアクセスできません"],
  ["rejected", "status", 3, "登録が承認されませんでした"],
  ["inactive", "status", 0, "利用停止中です"],
])("PICK-02 the text for a company that is %s", async (_, column, value, text) => {
  const { owner } = running()
  await owner.unsafe(`update companies.company set ${column} = $1 where id = $2`, [value, company.id])
  const entries = await choices("admin")
  await owner`update companies.company set admin_status = 1, status = 1 where id = ${company.id}`
  expect(entries[0]).toMatchObject({ statusText: text, isSelectable: false })
})

test("PICK-03 a company that waits for approval is hidden from all but its admin", async () => {
  const { owner } = running()
  await owner`update companies.company set status = 2 where id = ${company.id}`
  const [forAdmin, forWorker] = [await choices("admin"), await choices("worker")]
  await owner`update companies.company set status = 1 where id = ${company.id}`
  expect(forAdmin.map((one: { id: number }) => one.id)).toContain(company.id)
  expect(forWorker.map((one: { id: number }) => one.id)).not.toContain(company.id)
})

test("PICK-02 a locked account says so, and its calls are refused by their own code", async () => {
  const { owner, url } = running()
  const token = await signIn(url, company.emailOf("worker"))
  await owner`update companies.membership set status = 0 where company_id = ${company.id} and person_id = ${company.personOf("worker")}`
  const entries = (await ask(url, "/v2/user/search-user-company", { token, body: {} })).body.data
  const refused = await ask(url, "/workspace", { token, company: company.id })
  await owner`update companies.membership set status = 1 where company_id = ${company.id} and person_id = ${company.personOf("worker")}`
  expect(entries[0]).toMatchObject({ statusText: "アカウントがロックされています", isSelectable: false })
  expect([refused.status, refused.body.errorCode]).toEqual([403, "You_Are_Blocked_From_This_Company"])
})
