/** A userId names a person's record or a partner's, and no number is both (D123). */
import { expect, test } from "vitest"
import { isPartnerId, partnersBegin } from "#modules/people/rules/record-ids.ts"
import { acrossMigration } from "../kernel/across-migration.ts"

test("D123 partners that stood before move above all people, with everything that names them", async () => {
  const moved = await acrossMigration("0047-one-space-of-ids.sql", {
    before: async (owner) => {
      await owner`insert into identity.person (email, name, password_hash) values ('a@example.jp', '監督', 'x')`
      await owner`insert into companies.company (id, name) overriding system value values (1, '見本')`
      await owner`insert into people.partner (company_id, company_name, is_customer, is_vendor)
        values (1, '客先', true, false), (1, '協力', true, true)`
      await owner`insert into companies.membership (company_id, person_id, role, partner_id) values (1, 1, 7, 2)`
      await owner`insert into people.staff (company_id, person_id, membership_id, partner_id, name, made_on)
        values (1, 1, 1, 2, '協力の職人', '2026-01-01')`
      await owner`insert into scheduling.site (company_id, customer_id, name, type, address, regular_unit_price, night_unit_price)
        values (1, 1, '現場', 1, '東京都', 1, 1)`
    },
    after: async (owner) => {
      const [row] = await owner`select
        (select array_agg(id order by id) from people.partner) as partners,
        (select partner_id from companies.membership) as member, (select partner_id from people.staff) as worker,
        (select customer_id from scheduling.site) as site, (select id from people.staff) as staff`
      const [next] = await owner`insert into people.partner (company_id, company_name, is_customer, is_vendor)
        values (1, '新しい客先', true, false) returning id`
      const gone = owner`delete from people.partner where id = ${partnersBegin + 2}`
      await expect(gone).rejects.toThrow(/foreign key/)
      return { ...row, next: next?.id }
    },
  })
  const vendor = partnersBegin + 2
  expect(moved).toEqual({
    partners: [partnersBegin + 1, vendor],
    member: vendor,
    worker: vendor,
    site: partnersBegin + 1,
    staff: 1,
    next: partnersBegin + 3,
  })
  expect([isPartnerId(vendor), isPartnerId(1)]).toEqual([true, false])
})

test("D123 the tables let no person be numbered as a partner, and no partner as a person", async () => {
  const refused = await acrossMigration("0047-one-space-of-ids.sql", {
    before: async (owner) => {
      await owner`insert into companies.company (id, name) overriding system value values (1, '見本')`
    },
    after: async (owner) => {
      const partner = owner`insert into people.partner (company_id, id, company_name, is_customer, is_vendor)
        overriding system value values (1, ${partnersBegin}, '客先', true, false)`
      const staff = owner`insert into people.staff (company_id, id, person_id, membership_id, name, made_on)
        overriding system value values (1, ${partnersBegin}, 1, 1, '職人', '2026-01-01')`
      return Promise.all(
        [partner, staff].map((one) =>
          one.then(
            () => "taken",
            (fault: Error) => fault.message,
          ),
        ),
      )
    },
  })
  expect(refused).toEqual([
    expect.stringContaining("partner_above_people"),
    expect.stringContaining("staff_below_partners"),
  ])
})
