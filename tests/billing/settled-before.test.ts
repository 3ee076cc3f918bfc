/** Money of a rejected company that a person settled, as it was until a company that is let in settles it by itself. */
import { expect, test } from "vitest"
import { acrossMigration } from "../kernel/across-migration.ts"

test("BILL-12 SUP-10 what a person settled of a rejected company stays answered, and nobody's answer stands for other money", async () => {
  const rows = await acrossMigration("0163-payments-taken-back.sql", {
    before: async (owner) => {
      // Only how it was answered is looked at; whose keys these are is not.
      await owner`alter table billing.unmatched_money drop constraint unmatched_money_bill_id_fkey,
        drop constraint unmatched_money_answered_by_fkey`
      await owner`insert into billing.unmatched_money (came_by, came_on, reason, total, currency, found_at, outcome, bill_id,
          answered_at, answered_by)
        values ('transfer', '2026-11-20', 'rejected', 19800, 'jpy', now(), 'settled', 1, now(), 2)`
    },
    after: async (owner) => {
      const unsaid = (reason: string) =>
        owner`insert into billing.unmatched_money (came_by, came_on, reason, total, currency, found_at, outcome, bill_id,
            answered_at)
          values ('transfer', '2026-11-20', ${reason}, 19800, 'jpy', now(), 'settled', 1, now())`
      await unsaid("rejected")
      await expect(unsaid("transfer")).rejects.toThrow("unmatched_money_answered")
      return owner`select reason, answered_by from billing.unmatched_money order by id`
    },
  })
  expect(rows).toEqual([
    { reason: "rejected", answered_by: 2 },
    { reason: "rejected", answered_by: null },
  ])
})
