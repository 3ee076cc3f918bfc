/** Bills of a company: two that it owes, one that it chose to transfer, two that are paid by card; and its card. */
import { emptyStore, type Store } from "#cli/demo/card-company/objects.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { nobodysMail, strayAccount } from "./platform-inputs.ts"

const contact = { name: "見本", phone: "03-1234-5678", email: "plan@ours.example", totalUser: 40 }
const [from, until] = [isoDate("2026-11-20"), isoDate("2027-11-20")]

export const owedByTransfer = async ({ owner }: Pick<Running, "owner">, company: TestCompany) => {
  await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, total_user, months, starts_on,
      ends_on, total, made_at, due_on)
    select ${company.id}, 'register', 5, ${`${company.name} プラン`} || n, 9800, 30, 12, ${from}::date, ${until}::date,
      105840, now(), ${until}::date from generate_series(1, 5) n order by n`
  await owner`insert into billing.bill_line (company_id, bill_id, position, kind, counted_from, money)
    select company_id, id, 0, 'months', '{"unitYen": 9800, "months": 12}', '117600' from billing.bill
    where company_id = ${company.id}`
  await owner`update billing.bill set banking_at = now(), banking_by = ${company.personOf("admin")}
    where company_id = ${company.id} and plan_name like '%3'`
  await owner`update companies.company set subscription_id = 6, payment_term = 'PAY_LATER' where id = ${company.id}`
  // It talks about a plan of its own.
  await owner`update companies.company set subscription_contact = ${owner.json(contact)} where id = ${company.id}`
  // Billed already: the months of it make no bill of their own.
  await owner`insert into billing.usage (company_id, plan_id, plan_name, plan_price, starts_on, ends_on, billed_until)
    values (${company.id}, 5, ${company.name}, 9800, '2026-10-01', '2026-10-31', '2026-10-31')`
  const [bill] = await owner`select min(id) as id from billing.bill where company_id = ${company.id}`
  // Two months that were paid, of two years.
  await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, total_user, months, starts_on,
      ends_on, total, made_at, due_on, status, paid_at, paid_by)
    select ${company.id}, 'month', 5, ${`${company.name} 支払`} || n, 9800, 30, 1, day, day + 27, 9800 + n, day + 31,
      day + 40, 'paid', day + 35, 'bank'
    from (values (1, date '2025-03-01'), (2, date '2026-08-01')) as paid (n, day)`
  await owner`insert into billing.card_customer (company_id, customer, made_at)
    values (${company.id}, ${`cus_${company.id}`}, now())`
  await owner`insert into billing.saved_card (company_id, method, brand, last4, exp_month, exp_year, added_at)
    values (${company.id}, ${`pm_${company.id}`}, 'visa', '4242', 3, 2029, now())`
  // A try of yesterday that came to nothing.
  const [payment] =
    await owner`insert into billing.card_payment (company_id, way, total, status, session, failure, made_at,
      made_by)
    values (${company.id}, 'hosted', 105840, 'ended', ${`${company.name} cs`}, 'abandoned', now() - interval '1 day',
      ${company.personOf("admin")}) returning id`
  await owner`insert into billing.card_payment_bill (company_id, payment_id, bill_id, yen)
    values (${company.id}, ${payment?.id}, ${bill?.id}, 105840)`
  await firstOrder(owner, company)
}

/** What it began with: a month that what it was given paid, so that nothing of it is left; and it was reminded of it. */
const firstOrder = async (owner: Running["owner"], company: TestCompany) => {
  const [at, by] = ["2026-09-01T00:00:00Z", company.personOf("admin")]
  const [first] =
    await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, total_user, months,
      starts_on, ends_on, credit, total, made_at, due_on, status, paid_at, paid_by)
    values (${company.id}, 'register', 5, ${`${company.name} 初回`}, 3000, 30, 1, '2026-09-01', '2026-09-30', 3000, 0, ${at},
      '2026-09-10', 'paid', ${at}, 'balance') returning id`
  const id: number = first?.id
  await owner`insert into billing.bill_line (company_id, bill_id, position, kind, counted_from, money)
    values (${company.id}, ${id}, 0, 'months', '{"unitYen": 3000, "months": 1}', '3000'),
      (${company.id}, ${id}, 1, 'credit', '{}', '-3000')`
  await owner`insert into billing.balance_move (company_id, yen, why, bill_id, made_at)
    values (${company.id}, 3000, 'given', null, ${at}), (${company.id}, -3000, 'used', ${id}, ${at})`
  await owner`insert into billing.sign_up (company_id, bill_id, ordered_by, waits_since, reminders, outcome, ended_at)
    values (${company.id}, ${id}, ${by}, ${at}, 1, 'activated', ${at})`
  await owner`insert into billing.reminder (company_id, kind, about, sent_at)
    values (${company.id}, 'ended', '2026-09-30', '2026-09-30T23:00:00Z')`
}

/** What the card company has of these companies. */
export const cardsOf = (ids: ReadonlyArray<number>): Store => ({
  ...emptyStore(),
  customers: Object.fromEntries(ids.map((id) => [`cus_${id}`, { object: "customer", id: `cus_${id}`, name: "" }])),
  methods: Object.fromEntries(
    ids.map((id) => [
      `pm_${id}`,
      {
        ...{ object: "payment_method", id: `pm_${id}`, customer: `cus_${id}`, type: "card", created: 0, way: "good" },
        card: { brand: "visa", last4: "4242", exp_month: 3, exp_year: 2029 },
      },
    ]),
  ),
})

/** What the platform keeps: two campaigns, two transfers that fit no bill, and an account of no company. */
export const plantedPlatform = async ({ owner }: Pick<Running, "owner">) => {
  await owner`insert into billing.campaign (id, name, code, kind, benefit_value, starts_on, ends_on, made_at)
    overriding system value values (1, '見本 キャンペーン', 'MIHON', 'DISCOUNT', 5, '2026-11-01', '2027-12-31', now()),
      (2, '先の キャンペーン', 'SAKI', 'FREE_MONTH', 1, '2027-01-01', '2027-12-31', now())`
  await owner`insert into billing.unmatched_money (id, intent, reason, total, currency, came_by, sender, came_on, found_at)
    overriding system value select n, null, 'transfer', 100 + n, 'jpy', 'transfer', '見本 振込人', '2026-11-20', now()
    from generate_series(1, 2) n`
  await owner`select setval(pg_get_serial_sequence('billing.unmatched_money', 'id'), 2)`
  await owner`insert into identity.person (id, email, name, password_hash) overriding system value
    values (${strayAccount}, 'stray@ours.example', '見本 迷子', '')`
  await owner`insert into notifications.mail (id, kind, language, to_email, subject, html, text, queued_at, state, delivery, ended_at)
    overriding system value values (${nobodysMail}, 'passwordChanged', 'ja', 'stray@ours.example', '見本', '<p>見本</p>', '見本',
      now(), 'sent', 'file', now())`
}
