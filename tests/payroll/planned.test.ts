/** Who is in a close, piece by piece: what older versions wrote down is kept, and no piece is done that nobody planned. */
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type CloseInput, PeopleAPiece, startClose } from "#modules/payroll/index.ts"
import { jobWorker } from "#modules/server.ts"
import { defineJob } from "#workflows/definition.ts"
import { productJobs } from "#workflows/engine.ts"
import { activities } from "#workflows/payroll-close/activities.ts"
import { payrollClose } from "#workflows/payroll-close/job.ts"
import { closeMonth } from "#workflows/payroll-close/workflow.ts"
import { acrossMigration } from "../kernel/across-migration.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany } from "../kernel/companies.ts"
import { clonedDatabase, heldForFile, opened } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { hire } from "./month.ts"

const answersForgotten = async (): Promise<void> => {
  await held().owner`delete from kernel.idempotency`
}
/** Plans a second time, days later: its first answer is no longer kept, and the product cuts smaller pieces by now. */
const planningTwice = defineJob({
  kind: payrollClose.kind,
  steps: closeMonth,
  activities: {
    ...activities,
    plan: (input: CloseInput) =>
      activities
        .plan(input)
        .pipe(
          Effect.andThen(Effect.promise(answersForgotten)),
          Effect.andThen(Effect.provideService(activities.plan(input), PeopleAPiece, 1)),
        ),
  },
})
const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const running = yield* opened(yield* clonedDatabase(socket), dataDir)
    yield* Layer.build(
      jobWorker({ database: running.address, dataDir }, { ...productJobs, definitions: [planningTwice] }),
    )
    return running
  }),
)

test("a close is planned once, also when its step runs again after days in a product that cuts smaller pieces", async () => {
  const { owner } = held()
  const company = await aCompany(held(), "TWICE")
  const terms = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(1800) }
  const people = await hire(
    held(),
    company,
    ["青木", "石井", "上田"].map((name) => ({ name, role: "worker" as const, terms })),
  )
  const { jobId } = await acting(held(), company)(startClose({ month: isoMonth("2026-10") }))
  const state = await until("the end of the close", async () => {
    const [job] = await owner`select state from kernel.job_run where id = ${jobId} and ended_at is not null`
    return job?.state
  })
  expect(state).toBe("done")
  const plan = await owner`select chunk, staff_ids from payroll.close_plan where company_id = ${company.id}`
  expect(plan).toEqual([{ chunk: 0, staff_ids: expect.arrayContaining([...people]) }])
  const told = await owner`
    select 1 from kernel.audit_entry where company_id = ${company.id} and action = 'payMonth.freeze'`
  expect(told).toHaveLength(1)
})

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
