/** Expenses for the guards: two of the admin himself that wait, then a worker's that waits and one that is approved. */
import { Effect } from "effect"
import { askExpense } from "#modules/expenses/operations/ask-expense.ts"
import { createFixedCost } from "#modules/expenses/operations/fixed-costs.ts"
import { decideExpense } from "#modules/expenses/operations/move-expense.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { yen } from "#modules/kernel/yen.ts"
import { acting } from "../kernel/acting.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

export const plantedExpenses = async (running: Running, company: TestCompany, mark: string) => {
  const [admin, worker] = [acting(running, company), acting(running, company, "worker")]
  const [site] = await running.owner<Array<{ id: number }>>`
    select min(id) as id from scheduling.site where company_id = ${company.id}`
  const asked = (siteId: number | null) =>
    Effect.flatMap(todayInJapan, (date) =>
      askExpense({ category: 3, amount: yen(1_980), date, note: `${mark} メモ`, siteId }),
    )
  await admin(asked(site?.id ?? null))
  await admin(asked(null))
  await worker(asked(null))
  const approved = await worker(asked(null))
  const fixed = { title: `${mark} 固定費`, amount: yen(30_000), note: `${mark} メモ`, siteId: site?.id ?? null }
  await admin(createFixedCost({ ...fixed, fromMonth: isoMonth("2026-11") }))
  await admin(decideExpense(approved.id, { version: approved.version, status: 1 }))
}

/** The places of those above among the requests of the company whose rows begin with this id. */
export const expensePlaces = { own: 0, ownToo: 1, waiting: 2, approved: 3 } as const
