import { expect, test } from "vitest"
import { ask, signIn } from "./ask.ts"
import { aCompany, type TestCompany } from "./companies.ts"
import { runningProduct } from "./product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "ONCE")
})
const rename = async (key: string, value: string, version: number) =>
  ask(running().url, "/nest/company/update-label-setting", {
    method: "PUT",
    token: await signIn(running().url, company.emailOf("admin")),
    company: company.id,
    key,
    body: { key: "customer", value, version },
  })
const auditLines = async (action: string) => {
  const [row] = await running().owner`select count(*)::int as n from kernel.audit_entry where action = ${action}`
  return row?.n
}

test("SET-03 ten equal writes at once with one key: one effect, one audit line, ten equal answers", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => rename("same-key", "お客様", 0)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.body.data).toMatchObject({ key: "customer", value: "お客様", version: 1 })
  expect(await auditLines("company.label")).toBe(1)
})

test("a key that comes back with another body is refused", async () => {
  const told = await rename("same-key", "別の言葉", 0)
  expect([told.status, told.body.errorCode]).toEqual([422, "Idempotency_Key_Reused"])
})

test("a refused write is not kept under its key: corrected, it goes through", async () => {
  const stale = await rename("other-key", "お客さん", 0)
  expect([stale.status, stale.body.errorCode]).toEqual([409, "Update_Expired"])
  expect(stale.body.view).toMatchObject({ value: "お客様", version: 1 })
  expect((await rename("other-key", "お客さん", 1)).status).toBe(200)
})

test("what was told stands beside the change: audit with its mac, and the outbox, in the same transaction", async () => {
  const [entry] = await running().owner`
    select company_id, person_id, action, subject, before, after, octet_length(mac) as mac from kernel.audit_entry
    where action = 'company.label' order by id limit 1`
  expect(entry).toMatchObject({
    company_id: company.id,
    person_id: company.personOf("admin"),
    subject: "label:customer",
    after: "お客様",
    mac: 32,
  })
  const [told] = await running().owner`select count(*)::int as n from kernel.outbox where topic = 'CompanyLabelChanged'`
  expect(told?.n).toBe(2)
})
