/** Everywhere a name is searched, its reading finds it, however it is typed: made from the contracts, one case a call. */
import { Effect, Schema, SchemaAST } from "effect"
import { describe, expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { clonedDatabase, heldForFile, type Running, started } from "../kernel/product.ts"
import { type Call, calls, titleOf } from "../security/contracts.ts"
import { partnerOf } from "../security/foreign.ts"
import { companyWideInputs } from "../security/full-inputs.ts"
import { noLimits } from "../security/grounds.ts"
import { vendorOf } from "../security/partner-inputs.ts"
import { owedByTransfer } from "../security/planted-bill.ts"
import { sample } from "../security/sample.ts"
import { type Asking, worked } from "../security/worked.ts"

const people = 3
const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const running = yield* started(yield* clonedDatabase(socket), dataDir, { limits: noLimits })
    return { running, asking: yield* Effect.promise(() => named(running)) }
  }),
)
/** By the id that calls are asked with: a customer's, whose are all sites; a vendor's, whose are all people; a worker's on a site. */
const everythingTiedTo = async ({ owner }: Running, company: number, worker: number) => {
  const [customer, vendor] = [partnerOf(worker), vendorOf(worker)]
  for (const id of [customer, vendor]) {
    await owner`insert into companies.partnership (company_id, id, is_customer, is_vendor) overriding system value
      values (${company}, ${id}, true, true) on conflict do nothing`
    await owner`insert into people.partner (company_id, id, company_name) values (${company}, ${id}, '山田組')
      on conflict do nothing`
  }
  await owner`update people.staff set partner_id = ${vendor} where company_id = ${company}`
  await owner`insert into scheduling.site (company_id, id, type, name, address, customer_id, regular_unit_price, night_unit_price)
    overriding system value values (${company}, ${worker}, 1, '山田邸', '東京都港区', ${customer}, 1, 1) on conflict do nothing`
  await owner`update expenses.request set site_id = ${worker} where company_id = ${company}`
  await owner`update scheduling.site set customer_id = ${customer} where company_id = ${company}`
  await owner`update scheduling.task_worker set partner_id = ${vendor} where company_id = ${company}`
  await owner`delete from scheduling.task_worker where company_id = ${company} and staff_id = ${worker}`
  await owner`update scheduling.task_worker set staff_id = ${worker}
    where ctid = (select min(ctid) from scheduling.task_worker where company_id = ${company})`
}
/** Everything that has a name is read ヤマダ タロウ2; what has no reading is called so. */
const named = async (running: Running): Promise<Asking> => {
  const asking = await worked(running, "KANA", people)
  const { owner } = running
  const { id } = asking.company
  await owner`update people.staff set name = '山田 太郎', furigana_name = 'ヤマダ　タロウ２' where company_id = ${id}`
  await owner`update people.partner set company_name = '山田組', furigana_name = 'ヤマダ タロウ2' where company_id = ${id}`
  await owner`update companies.partnership set is_customer = true, is_vendor = true where company_id = ${id}`
  await everythingTiedTo(running, id, asking.company.staffOf("worker"))
  await owner`update scheduling.site set name = '山田邸', name_kana = 'やまだ たろう２ てい' where company_id = ${id}`
  await owner`update companies.company set name = '(株)ﾔﾏﾀﾞ タロウ2' where id = ${id}`
  await owner`insert into companies.label (company_id, key, value, version) values (${id}, 'vendor', 'やまだ たろう２', 1)`
  await owedByTransfer(running, asking.company)
  await owner`update notifications.mail set to_name = 'ﾔﾏﾀﾞ タロウ2'
    where company_id = ${id}`
  await owner`insert into notifications.mail (kind, language, to_email, to_name, subject, html, text, queued_at, state, delivery, ended_at)
    values ('passwordChanged', 'ja', 'a@b.example', 'ﾔﾏﾀﾞ タロウ2', '見本', '', '', now(), 'sent', 'file', now())`
  await owner`update people.invitation set name = 'ﾔﾏﾀﾞ タロウ2' where company_id = ${id}`
  await owner`update people.invitation set email = ${asking.company.emailOf("admin")}
    where company_id = ${id} and id = (select min(id) from people.invitation where company_id = ${id})`
  // Calls of the platform are asked by one of its own people, who has asked for his account to be closed himself.
  const admin = asking.company.personOf("admin")
  await owner`insert into identity.super_admin (person_id) values (${admin})`
  await owner`update identity.person set name = 'やまだ ﾀﾛｳ２' where id = ${admin}`
  await owner`insert into identity.leave (person_id, kind, state, asked_at) values (${admin}, 'close', 'requesting', now())`
  await owner`insert into contact.entry (key, body_hash, company_name, name, phone, email, total_user, language, sent_at)
    values ('kana', ${Buffer.alloc(32)}, 'A', 'ﾔﾏﾀﾞ タロウ2', '03-1234-5678', 'a@b.example', 1, 'ja', now())`
  await owner`insert into billing.campaign (name, code, kind, benefit_value, starts_on, ends_on, made_at)
    values ('ﾔﾏﾀﾞ タロウ2', 'KANA', 'DISCOUNT', 5, '2026-11-01', '2026-12-31', now())`
  await owner`update people.invitation set role = 2 where company_id = ${id}`
  await owner`update notifications.notice set texts = '{"ja": "ﾔﾏﾀﾞ タロウ2さんの明細", "en": "Slip", "vi": "Phiếu"}'
    where company_id = ${id}`
  await owner`insert into timekeeping.punch (company_id, staff_id, work_day, place, check_in, check_out, state)
    select company_id, id, '2026-10-05', 1, timestamptz '2026-10-05 20:00Z', timestamptz '2026-10-05 22:00Z', 'closed'
    from people.staff where company_id = ${id}`
  return asking
}

const hasKeyword = (schema: unknown) =>
  Schema.isSchema(schema) &&
  SchemaAST.isObjects(schema.ast) &&
  schema.ast.propertySignatures.some(({ name }) => name === "keyword")
const isPage = (answer: unknown) =>
  Schema.isSchema(answer) &&
  SchemaAST.isObjects(answer.ast) &&
  answer.ast.propertySignatures.some(({ name }) => name === "totalItems")
const bodyOf = ({ route }: Call) => ("body" in route ? route.body : undefined)
const searches = calls.filter((call) => hasKeyword(bodyOf(call)) || hasKeyword(call.route.query))

const found = async (call: Call, keyword: string) => {
  const { running, asking } = held()
  const { token, company } = asking
  const { path, body } = sample(call, company.staffOf("worker"), 1)
  const asked = { method: call.route.method, token, company: company.id }
  const told = hasKeyword(bodyOf(call))
    ? await ask(running.url, path, {
        ...asked,
        body: { ...Object(body), ...companyWideInputs[titleOf(call)], keyword },
      })
    : await ask(running.url, `${path}${path.includes("?") ? "&" : "?"}keyword=${encodeURIComponent(keyword)}`, asked)
  expect([told.status, titleOf(call)]).toEqual([200, titleOf(call)])
  return told.body.data.length
}

describe("a name is found by its reading", () => {
  test("there are searches to ask", () => expect(searches.length).toBeGreaterThan(9))

  test("every list of rows is searched, but those that name nobody", () => {
    const lists = calls.filter(({ route }) => isPage(route.responses[200]))
    const others = lists.filter((call) => !searches.includes(call)).map(titleOf)
    expect(others.toSorted()).toEqual([
      "billing getBills",
      "billing listPayments",
      "kernel jobs",
      "scheduling listProposals",
      "scheduling tasksOfSite",
    ])
  })

  test.each(searches.map((call) => [titleOf(call), call] as const))("%s", async (_, call) => {
    const rows = await found(call, "ヤマダ")
    expect(rows).toBeGreaterThan(0)
    for (const typed of ["やまだ", "ﾔﾏﾀﾞ", "ヤマダタロウ", "やまだ　ﾀﾛｳ", "タロウ ヤマダ", "ヤマダタロウ２", "やまだ 2"])
      expect([typed, await found(call, typed)]).toEqual([typed, rows])
    expect(await found(call, "やまだ はなこ")).toBe(0)
  })
})
