/** Random months of expenses: what slips pay back is what was approved, each request once, whatever is closed and corrected. */
import { expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { setPayEditing, startClose, type WantedClose } from "#modules/payroll/index.ts"
import { seeded } from "../faults/seeded.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { hire } from "./month.ts"

const running = runningProduct(async () => {})
const months = ["2026-07", "2026-08", "2026-09", "2026-10"].map(isoMonth)

test("PAPER-17 over four months, closed, opened and corrected, each approved request is on one slip and the sums are equal", async () => {
  const { owner } = running()
  const company = await aCompany(running(), "ONCE")
  const random = seeded(20_261_126)
  const below = (end: number) => Math.floor(random() * end)
  const people = await hire(
    running(),
    company,
    Array.from({ length: 12 }, (_, at) => ({
      name: `立替 ${at + 1}`,
      role: "worker" as const,
      terms: { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(1800) },
    })),
  )
  const plant = async (month: string, count: number) => {
    for (let at = 0; at < count; at++) {
      const day = `${month}-${String(below(28) + 1).padStart(2, "0")}`
      const status = [1, 1, 1, 2, 3][below(5)] ?? 1
      const isPaid = status === 1 && below(5) === 0
      const isDecided = status !== 2
      await owner`insert into expenses.request (company_id, staff_id, person_id, staff_name, asked_at, category, amount,
          spent_on, status, decided_by, decided_at, reason, is_paid, paid_on)
        values (${company.id}, ${people[below(people.length)] ?? 0}, ${company.personOf("worker")}, '立替',
          ${`${day}T03:00:00Z`}, ${below(6) + 1}, ${below(40_000) + 1}, ${day}, ${status},
          ${isDecided ? company.personOf("admin") : null}, ${isDecided ? `${day}T05:00:00Z` : null},
          ${status === 3 ? "領収書なし" : null}, ${isPaid}, ${isPaid ? day : null})`
    }
  }
  const close = async (wanted: WantedClose) => {
    const { jobId } = await acting(running(), company)(startClose(wanted))
    const state = await until("the end of the close", async () => {
      const [job] = await owner`select state from kernel.job_run where id = ${jobId} and ended_at is not null`
      return job?.state
    })
    expect(state).toBe("done")
  }
  for (const month of months) {
    await plant(month, 20)
    await close({ month })
    // Approved after the close, or of a month before that is corrected now.
    await plant(month, 5)
    if (below(2) === 0) {
      await acting(running(), company)(setPayEditing({ month, isBlock: 0, reason: "訂正" }))
      await close({ month })
    } else await close({ month, isRerun: 1, reason: "訂正", userIds: people.slice(0, 4) })
  }
  const [owed] = await owner`select sum(amount)::int as sum, count(*)::int as count from expenses.request
    where company_id = ${company.id} and status = 1 and not is_paid and slip_id is not null`
  const [waiting] = await owner`select count(*)::int as count from expenses.request
    where company_id = ${company.id} and status = 1 and not is_paid and slip_id is null and spent_on < '2026-10-01'`
  const slips = await owner`select distinct on (month, staff_id) id, month, staff_id, repaid, gross, deductions, net
    from payroll.slip where company_id = ${company.id} order by month, staff_id, revision desc`
  expect(owed?.count).toBeGreaterThan(40)
  expect(slips.reduce((sum, { repaid }) => sum + repaid, 0)).toBe(owed?.sum)
  for (const { deductions, gross, id, net, repaid } of slips) {
    const [row] = await owner`select coalesce(sum(amount), 0)::int as sum from expenses.request
      where company_id = ${company.id} and slip_id = ${id}`
    expect([repaid, net]).toEqual([row?.sum, gross - deductions + repaid])
  }
  // Nothing of the months before the last waits: what was approved late went with the next one.
  expect(waiting?.count).toBe(0)
  const wrong = await owner`select id from expenses.request where company_id = ${company.id}
    and slip_month is not null and (status <> 1 or is_paid or slip_month < to_char(spent_on, 'YYYY-MM'))`
  expect(wrong).toHaveLength(0)
})
