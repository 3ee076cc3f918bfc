/** 取引関係: whether a partner orders stands in one place, and its people are what it says from the next call on. */
import { beforeAll, expect, test } from "vitest"
import { partnersBegin } from "#modules/people/rules/record-ids.ts"
import { acrossMigration } from "../kernel/across-migration.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

/** Partners are numbered above all people (D123). */
const base = partnersBegin
let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "TIE")
})
let token: string
beforeAll(async () => {
  token = await signIn(running().url, company.emailOf("admin"))
})

test("D94 what a card and its people said of ordering becomes one row, and no right is lost", async () => {
  const kept = await acrossMigration("0061-partnerships.sql", {
    before: async (owner) => {
      await owner`insert into companies.company (name) values ('一の会社'), ('二の会社')`
      await owner`alter table companies.membership drop constraint membership_person_id_fkey`
      await owner`insert into people.partner (company_id, id, company_name, is_customer, is_vendor) overriding system value values
        (1, ${base + 3}, '客先', true, false), (1, ${base + 4}, '兼業', false, true), (1, ${base + 5}, '協力', false, true), (2, ${base + 6}, '他社', false, true)`
      await owner`insert into companies.membership (company_id, person_id, role, is_customer, partner_id) values
        (1, 11, 8, true, ${base + 3}), (1, 12, 7, true, ${base + 4}), (1, 13, 7, false, ${base + 5}), (1, 14, 9, true, ${base + 5}), (1, 15, 7, true, ${base + 6}), (2, 16, 7, false, ${base + 6})`
    },
    after: async (owner) => ({
      ties: [...(await owner`select company_id, id, is_customer, is_vendor from companies.partnership order by id`)],
      members: [...(await owner`select person_id, partner_id from companies.membership order by person_id`)],
      next: await owner`select nextval(pg_get_serial_sequence('companies.partnership', 'id'))::bigint::int as id`,
      stranger: await owner`update companies.membership set partner_id = 99 where person_id = 11`.catch(
        (fault: { code: string }) => fault.code,
      ),
    }),
  })
  expect(kept.ties).toEqual([
    { company_id: 1, id: base + 3, is_customer: true, is_vendor: false },
    // Its person could order.
    { company_id: 1, id: base + 4, is_customer: true, is_vendor: true },
    { company_id: 1, id: base + 5, is_customer: false, is_vendor: true },
    { company_id: 2, id: base + 6, is_customer: false, is_vendor: true },
  ])
  // Another company's partner was nobody's here.
  expect(kept.members.map(({ person_id, partner_id }) => [person_id, partner_id])).toEqual([
    [11, base + 3],
    [12, base + 4],
    [13, base + 5],
    [14, base + 5],
    [15, null],
    [16, base + 6],
  ])
  expect(kept.next[0]?.id).toBeGreaterThan(base + 6)
  expect(kept.stranger).toBe("23503")
})

test("VEN-04 CUS-06 a flagged vendor gains a customer's rights with its next call, and loses them with the flag", async () => {
  const admin = (path: string, body: object, method = "PUT") =>
    ask(running().url, path, { token, company: company.id, body, method })
  const vendorToken = await signIn(running().url, company.emailOf("vendor"))
  const seesSites = async () =>
    (
      await ask(running().url, "/construction-site/list-construction-site", {
        token: vendorToken,
        company: company.id,
        body: {},
      })
    ).body.totalItems
  const id = company.vendorId
  const site = {
    name: "自社倉庫",
    type: 1,
    address: "東京都港区海岸1丁目",
    customerId: id,
    regularUnitPrice: 1,
    nightUnitPrice: 1,
  }
  expect((await admin("/construction-site/create", site, "POST")).body.errorCode).toBe("Customer_Not_Valid")
  const flagged = await admin("/vendor/setting", { id, version: 1, isCustomer: 1 })
  expect(flagged.body.data, flagged.text).toMatchObject({ isCustomer: 1, isVendor: 1, version: 2 })
  expect((await admin("/construction-site/create", site, "POST")).status).toBe(200)
  expect(await seesSites()).toBe(1)
  expect((await admin("/customer", { keyword: "TIE 協力" }, "POST")).body.totalItems).toBe(1)
  await admin("/vendor/setting", { id, version: 2, isCustomer: 0 })
  expect(await seesSites()).toBe(0)
  expect((await admin("/customer", { keyword: "TIE 協力" }, "POST")).body.totalItems).toBe(0)
})

test("CUS-05 a vendor-role company with isCustomer is a customer: in the list, as a detail, and while the flag stands", async () => {
  const call = (path: string, body: object, method = "POST") =>
    ask(running().url, path, { token, company: company.id, body, method })
  const made = await call("/vendor/invite-vendor", { companyName: "兼業建設", isCustomer: 1 }, "PUT")
  const { id } = made.body.data
  const listed = async () =>
    (await call("/customer", { keyword: "兼業建設" })).body.data.map(
      (one: { id: number; isCustomer: number; isVendor: number }) => [one.id, one.isCustomer, one.isVendor],
    )
  expect(await listed()).toEqual([[id, 1, 1]])
  expect((await call(`/customer/${id}`, {})).body.data).toMatchObject({ id, companyName: "兼業建設" })
  const told = await call("/vendor/setting", { id, version: made.body.data.version, isCustomer: 0 }, "PUT")
  expect(told.status, told.text).toBe(200)
  expect(await listed()).toEqual([])
  expect((await call(`/customer/${id}`, {})).status).toBe(404)
  // Its person goes on as a vendor (D94): 7 is his role with the flag and without.
  const [member] = await running().owner`select role from companies.membership
    where company_id = ${company.id} and partner_id = ${company.vendorId} and role in (7, 8)`
  expect(member?.role).toBe(7)
})
