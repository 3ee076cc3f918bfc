/** Findings of an open month that somebody looked at; each is taken back once, and nothing of them needs to be calculated. */
import { createHash } from "node:crypto"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

export const openMonth = isoMonth("2026-10")
export const lookedAtMarks = Array.from({ length: 9 }, (_, n) => createHash("sha256").update(`look ${n}`).digest("hex"))

export const plantedLooks = async ({ owner }: Running, company: TestCompany, staffId: number) => {
  await owner`insert into companies.pay_month (company_id, month) values (${company.id}, ${openMonth}) on conflict do nothing`
  await owner`insert into payroll.looked_at (company_id, month, mark, kind, staff_id, looked_by, looked_at)
    select ${company.id}, ${openMonth}, decode(mark, 'hex'), 'noAccount', ${staffId}, ${company.personOf("admin")},
      '2026-10-28T00:00:00Z' from unnest(${[...lookedAtMarks]}::text[]) mark`
}
