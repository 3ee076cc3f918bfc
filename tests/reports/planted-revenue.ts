/** Revenue for the guards: two rows of the company's first site, the second of which they take away; and a month of books, taken. */

import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ofEachAccount } from "#modules/reports/codes.ts"
import { createRevenue } from "#modules/reports/index.ts"
import { nameAccounts } from "#modules/reports/operations/account-names.ts"
import { takeJournal } from "#modules/reports/operations/take-journal.ts"
import { acting } from "../kernel/acting.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

export const plantedRevenue = async (running: Running, company: TestCompany, mark: string) => {
  const [site] = await running.owner<Array<{ id: number }>>`
    select min(id) as id from scheduling.site where company_id = ${company.id}`
  const written = { siteId: site?.id ?? 0, amount: yen(1_200_000), date: isoDate("2026-11-15"), note: `${mark} メモ` }
  for (const title of [`${mark} 出来高`, `${mark} 追加工事`])
    await acting(running, company)(createRevenue({ ...written, title }))
  // Of the papers that were issued in it.
  await acting(running, company)(takeJournal({ month: isoMonth("2026-11"), product: "yayoi", scope: "all" }))
  const names = ofEachAccount((key) => (key === "sales" ? `${mark} 売上` : ""))
  await acting(running, company)(nameAccounts({ product: "freee", version: 0, names }))
}
