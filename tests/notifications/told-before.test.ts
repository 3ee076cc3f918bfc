/** Notices that were written before a notice kept as whom its reader was told: the office's stay with the office. */
import type postgres from "postgres"
import { expect, test } from "vitest"
import { acrossMigration } from "../kernel/across-migration.ts"

const [vendor, vendorsPerson, left, freelancer] = [1_000_000_005, 31, 32, 33]

/** Only who told whom is looked at; whose keys these are is not. */
const withoutKeys = async (owner: postgres.Sql) => {
  for (const table of ["companies.membership", "papers.paper"]) {
    const keys = await owner`select conname from pg_constraint where conrelid = ${table}::regclass and contype = 'f'`
    for (const { conname } of keys) await owner`alter table ${owner(table)} drop constraint ${owner(conname)}`
    await owner`alter table ${owner(table)} disable trigger user`
  }
}

const noticesBefore = [
  [left, "customerWish", "task:1.v2"],
  [left, "siteAnswered", `site:4.${vendor}.v2`],
  [vendorsPerson, "siteAnswered", `site:4.${vendor}.v3`],
  [left, "expense.ask", "expense:1"],
  [left, "expense.approve", "expense:2"],
  [left, "paper.made", "paper:1"],
  [left, "paper.submit", "paper:1"],
  [vendorsPerson, "paper.approve", "paper:1"],
  [freelancer, "paper.approve", "paper:2"],
  [freelancer, "paper.ask", "paper:2"],
  [left, "billing.unpaid", "plan:2026-11"],
  [left, "slipReady", "slip:1"],
] as const

test("NOTI-01 an old notice of the office goes with its role; a partner's, a freelancer's and one's own stay", async () => {
  const told = await acrossMigration("0160-whom-the-office-told.sql", {
    before: async (owner) => {
      await withoutKeys(owner)
      await owner`insert into companies.company (name) values ('会社')`
      await owner`insert into companies.membership (company_id, person_id, role, partner_id) values
        (1, ${vendorsPerson}, 7, ${vendor}), (1, ${left}, 12, null), (1, ${freelancer}, 11, null)`
      await owner`insert into papers.paper (company_id, no, type, made_side, made_by, made_at, partner_id, staff_id,
          party_person_id, party_name, title, issued_on, tax_mode, tax_rounding, seller, buyer, rates, sub_total, tax, total,
          told_by, told_at)
        select 1, 'INV-2026-0000' || n, 3, 'us', ${left}, now(), case n when 1 then ${vendor}::int end, case n when 2 then 1 end,
          case n when 2 then ${freelancer}::int end, '相手', '件名', '2026-11-01', 0, 'floor', '{}', '{}', '[]', 0, 0, 0,
          ${left}, now() from generate_series(1, 2) n order by n`
      for (const [personId, kind, subject] of noticesBefore)
        await owner`insert into notifications.notice (company_id, person_id, kind, subject, path, texts, at)
          values (1, ${personId}, ${kind}, ${subject}, '/', '{}', now())`
    },
    after: async (owner) => [...(await owner`select kind, subject, for_roles from notifications.notice order by id`)],
  })
  const office = ["admin", "manager", "officeManager"]
  const management = [...office, "financeManager"]
  expect(told.map(({ kind, for_roles }) => [kind, for_roles])).toEqual([
    ["customerWish", office],
    ["siteAnswered", office],
    ["siteAnswered", null],
    ["expense.ask", management],
    ["expense.approve", null],
    ["paper.made", ["admin", "officeManager", "financeManager"]],
    ["paper.submit", management],
    ["paper.approve", null],
    ["paper.approve", null],
    ["paper.ask", null],
    ["billing.unpaid", ["admin"]],
    ["slipReady", null],
  ])
})
