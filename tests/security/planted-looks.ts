/** Findings of an open month that somebody looked at; each is taken back once, and nothing of them needs to be calculated. Beside them 会社の手当. */
import { createHash } from "node:crypto"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { setSubsidies } from "#modules/payroll/operations/company-subsidies.ts"
import { acting } from "../kernel/acting.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

export const openMonth = isoMonth("2026-10")
export const lookedAtMarks = Array.from({ length: 9 }, (_, n) => createHash("sha256").update(`look ${n}`).digest("hex"))

export const plantedLooks = async (running: Running, company: TestCompany, staffId: number, mark: string) => {
  const { owner } = running
  const subsidies = [{ title: `${mark} 家族手当`, subsidy: yen(10_000), isInHourlyBase: 0 } as const]
  await acting(running, company)(setSubsidies({ version: 0, subsidies }))
  await owner`insert into companies.pay_month (company_id, month) values (${company.id}, ${openMonth}) on conflict do nothing`
  await owner`insert into payroll.looked_at (company_id, month, mark, kind, staff_id, looked_by, looked_at)
    select ${company.id}, ${openMonth}, decode(mark, 'hex'), 'noAccount', ${staffId}, ${company.personOf("admin")},
      '2026-10-28T00:00:00Z' from unnest(${[...lookedAtMarks]}::text[]) mark`
}
