/** Who is in a close, piece by piece: what older versions wrote down is kept, and no piece is done that nobody planned. */
import { expect, test } from "vitest"
import { acrossMigration } from "../kernel/across-migration.ts"

test("people of closes that were noted one by one are found in their pieces, and a piece nobody planned can't be done", async () => {
  const plans = await acrossMigration("0017-plans-by-piece.sql", {
    before: async (owner) => {
      // Who stands in which piece is the matter here, not whether such people exist.
      await owner`alter table payroll.close drop constraint close_company_id_month_fkey`
      await owner`alter table payroll.close_member drop constraint close_member_company_id_staff_id_fkey`
      await owner`insert into payroll.close (company_id, month, revision, started_by, started_at)
        values (1, '2026-10', 1, 1, now()), (2, '2026-10', 1, 1, now())`
      await owner`insert into payroll.close_member (company_id, month, revision, staff_id, chunk)
        values (1, '2026-10', 1, 12, 1), (1, '2026-10', 1, 9, 0), (1, '2026-10', 1, 3, 0), (2, '2026-10', 1, 3, 0)`
      await owner`insert into payroll.close_chunk (company_id, month, revision, chunk, written, unchanged, digest)
        values (1, '2026-10', 1, 0, 2, 0, '\\x00')`
    },
    after: async (owner) => {
      const unplanned = owner`insert into payroll.close_chunk
        (company_id, month, revision, chunk, written, unchanged, digest) values (2, '2026-10', 1, 1, 0, 0, '\\x00')`
      await expect(unplanned).rejects.toThrow("close_chunk_company_id_month_revision_chunk_fkey")
      return owner`select company_id, chunk, staff_ids from payroll.close_plan order by company_id, chunk`
    },
  })
  expect(plans).toEqual([
    { company_id: 1, chunk: 0, staff_ids: [3, 9] },
    { company_id: 1, chunk: 1, staff_ids: [12] },
    { company_id: 2, chunk: 0, staff_ids: [3] },
  ])
})
