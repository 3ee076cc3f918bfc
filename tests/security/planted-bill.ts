/** Bills of a company: two that it owes, one that it chose to transfer. */
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { strayAccount } from "./platform-inputs.ts"

const contact = { name: "見本", phone: "03-1234-5678", email: "plan@ours.example", totalUser: 40 }
const [from, until] = [isoDate("2026-11-20"), isoDate("2027-11-20")]

export const owedByTransfer = async ({ owner }: Pick<Running, "owner">, company: TestCompany) => {
  await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, total_user, months, starts_on,
      ends_on, total, made_at, due_on)
    select ${company.id}, 'register', 5, ${`${company.name} プラン`} || n, 9800, 30, 12, ${from}::date, ${until}::date,
      105840, now(), ${until}::date from generate_series(1, 3) n order by n`
  await owner`insert into billing.bill_line (company_id, bill_id, position, kind, counted_from, money)
    select company_id, id, 0, 'months', '{"unitYen": 9800, "months": 12}', '117600' from billing.bill
    where company_id = ${company.id}`
  await owner`update billing.bill set banking_at = now(), banking_by = ${company.personOf("admin")}
    where company_id = ${company.id} and plan_name like '%3'`
  // It talks about a plan of its own.
  await owner`update companies.company set subscription_contact = ${owner.json(contact)} where id = ${company.id}`
  // Billed already: the months of it make no bill of their own.
  await owner`insert into billing.usage (company_id, plan_id, plan_name, plan_price, starts_on, ends_on, billed_until)
    values (${company.id}, 5, ${company.name}, 9800, '2026-10-01', '2026-10-31', '2026-10-31')`
}

/** What the platform keeps: its first campaign, an account of no company. */
export const plantedPlatform = async ({ owner }: Pick<Running, "owner">) => {
  await owner`insert into billing.campaign (id, name, code, kind, benefit_value, starts_on, ends_on, made_at)
    overriding system value values (1, '見本 キャンペーン', 'MIHON', 'DISCOUNT', 5, '2026-11-01', '2027-12-31', now())`
  await owner`insert into identity.person (id, email, name, password_hash) overriding system value
    values (${strayAccount}, 'stray@ours.example', '見本 迷子', '')`
}
