/** What an order of a close reads of presses: those that are in its way, not everybody's month. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany, query } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"
import { punchesInTheWay } from "#modules/timekeeping/index.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire } from "./month.ts"

const running = runningProduct()
const period = { from: isoDate("2026-10-01"), to: isoDate("2026-10-31") }

test("an order reads the presses that are in its way, not all of the month", async () => {
  const { owner, run } = running()
  const company = await aCompany(running(), "WAY")
  const [closed = 0, ...people] = await hire(
    running(),
    company,
    Array.from({ length: 40 }, (_, n) => ({
      name: `山本 ${n}`,
      role: "worker" as const,
      terms: { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(1800) },
    })),
  )
  const [open, unfinished] = people
  await owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state)
    select ${company.id}, staff_id, day, (day::date + time '08:00') at time zone 'Asia/Tokyo',
      (day::date + time '17:00') at time zone 'Asia/Tokyo', 'closed'
    from unnest(${[closed, ...people]}::int[]) staff_id, generate_series(date '2026-10-01', '2026-10-30', '1 day') day`
  for (const [staffId, state] of [[open, "open"] as const, [unfinished, "unfinished"] as const])
    await owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, state)
      values (${company.id}, ${staffId ?? 0}, '2026-10-31', '2026-10-31 08:00+09', ${state})`
  await owner`analyze timekeeping.punch`
  const asked = Effect.gen(function* () {
    const found = yield* punchesInTheWay(company.id, period, [closed])
    const [touched] = yield* query(
      ({ sql }) => sql<Array<{ rows: number }>>`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
        where schemaname = 'timekeeping' and relname = 'punch'`,
    )
    return { found, rows: touched?.rows ?? 0 }
  })
  const { found, rows } = await run(inCompany(company.id)(asked))
  const told = found.map(({ staffId, state }) => `${staffId} ${state}`)
  expect(told.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => `${closed} closed`))
  expect(told.slice(30)).toEqual([`${open} open`, `${unfinished} unfinished`])
  // His month, the two, and what else two indexes of all companies lead to; the month of all has twelve hundred.
  expect(rows).toBeLessThan(100)
})
