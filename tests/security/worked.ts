/** A company whose every list is long, written as rows. */
import { isoDate } from "#modules/kernel/civil-day.ts"
import { signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { aFullMonth } from "../scheduling/crowd.ts"

export interface Asking {
  readonly company: TestCompany
  /** Of its admin. */
  readonly token: string
  /** Of the admin, its customer and its vendor, by role. */
  readonly tokens: ReadonlyMap<string, string>
}

/** A company whose month is full: so many people, sites and arrangements, each day worked and punched. */
export const worked = async (running: Running, mark: string, size: number): Promise<Asking> => {
  const { owner } = running
  const company = await aCompany(running, mark)
  await aFullMonth(running, company, { first: isoDate("2026-10-01"), people: size, sites: size, tasks: size })
  await owner`insert into people.terms (company_id, staff_id, effective_from, version, salary_type, basic_salary,
      commuting_yen, commuting_tax_free_yen, subsidies, safety_fee, weekday_minutes, employment_insurance_kind)
    select company_id, id, '2025-04-01', 1, 1, 1800, 0, 0, '[]', 0, '{0,480,480,480,480,480,0}', 'construction'
    from people.staff s where company_id = ${company.id}
      and not exists (select from people.terms t where t.company_id = s.company_id and t.staff_id = s.id)`
  await owner`
    with punched as (
      insert into timekeeping.punch (company_id, staff_id, work_day, task_id, check_in, check_out, state)
      select distinct on (company_id, staff_id, day) company_id, staff_id, day, task_id, day + time '08:00',
        day + time '17:00', 'closed' from scheduling.task_worker where company_id = ${company.id}
      returning company_id, id, staff_id, check_in)
    insert into timekeeping.rest (company_id, punch_id, staff_id, started_at, ended_at)
    select company_id, id, staff_id, check_in + interval '4 hours', check_in + interval '5 hours' from punched`
  await owner`with made as (
      insert into companies.partnership (company_id, is_customer, is_vendor)
      select ${company.id}, n % 2 = 0, n % 2 = 1 from generate_series(1, ${size}::int) n returning company_id, id)
    insert into people.partner (company_id, id, company_name) select company_id, id, ${mark} || id from made`
  await owner`insert into companies.task_name (company_id, name, position)
    select ${company.id}, ${mark} || n, n from generate_series(1, ${size}::int) n`
  await owner`insert into people.license (company_id, name, kind)
    select ${company.id}, ${mark} || n, 'license' from generate_series(1, ${size}::int) n`
  await owner`insert into people.profile (company_id, staff_id, certification)
    select company_id, id, jsonb_build_object('skillTraining', '[]'::jsonb, 'specialEducation', '[]'::jsonb, 'license',
      jsonb_build_array(jsonb_build_object('name', '玉掛け', 'expiresOn', (current_date + 30)::text)))
    from people.staff where company_id = ${company.id} on conflict do nothing`
  await owner`insert into notifications.notice (company_id, person_id, kind, subject, path, texts, at)
    select ${company.id}, ${company.personOf("admin")}, 'slipReady', 'slip:' || n, '/salary-v4', '{"ja":"明細","en":"Slip","vi":"Phiếu"}', now()
    from generate_series(1, ${size}::int) n`
  await owner`insert into notifications.mail (company_id, kind, language, to_email, subject, html, text, queued_at, state, ended_at)
    select ${company.id}, 'counted', 'ja', 'n' || n || '@counted.example', ${mark} || n, '', '', now(), 'sent', now()
    from generate_series(1, ${size}::int) n`
  await owner`insert into people.invitation (company_id, company_name, email, role, invited_by, invited_at, expires_at)
    select ${company.id}, ${mark}, 'n' || n || '@counted.example', 12, ${company.personOf("admin")}, now(), now() + interval '14 days'
    from generate_series(1, ${size}::int) n`
  await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on,
      total, made_at, due_on)
    select ${company.id}, 'register', 5, ${mark} || n, 9800, 1, '2026-10-01', '2026-10-31', 9800, now(), '2026-11-10'
    from generate_series(1, ${size}::int) n`
  await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on,
      total, made_at, due_on, status, paid_at, paid_by)
    select ${company.id}, 'register', 5, ${mark} || n, 9800, 1, '2026-09-01', '2026-09-30', 9800, now(), '2026-09-10',
      'paid', now(), 'bank' from generate_series(1, ${size}::int) n`
  await owner`insert into papers.paper (company_id, no, type, made_side, made_by, made_at, partner_id, party_name, party_kana,
      title, issued_on, tax_mode, tax_rounding, seller, buyer, rates, sub_total, tax, total, told_by, told_at)
    select ${company.id}, 'INV-2026-' || lpad(n::text, 5, '0'), 3, 'us', ${company.personOf("admin")}, now(),
      ${company.customerId}, '山田組', 'ヤマダ タロウ2', ${mark} || n, '2026-10-31', 0, 'floor', '{}', '{}', '[]', 1000, 100, 1100,
      ${company.personOf("admin")}, now()
    from generate_series(1, ${size}::int) n`
  // What the company owes a vendor, in force and not paid.
  await owner`insert into papers.paper (company_id, no, type, status, made_side, made_by, made_at, partner_id, party_name,
      party_kana, title, issued_on, tax_mode, tax_rounding, seller, buyer, rates, sub_total, tax, total, told_by, told_at,
      decided_by, decided_at)
    select ${company.id}, 'ACC-2026-' || lpad(n::text, 5, '0'), 5, 1, 'us', ${company.personOf("admin")}, now(),
      ${company.vendorId}, '協力', 'キョウリョク', ${mark} || n, '2026-10-31', 0, 'floor', '{}', '{}',
      '[{"rate":10,"subTotal":1000,"tax":100}]', 1000, 100, 1100,
      ${company.personOf("admin")}, now(), ${company.personOf("admin")}, now()
    from generate_series(1, ${size}::int) n`
  await owner`insert into expenses.request (company_id, staff_id, person_id, staff_name, staff_kana, asked_at, category, amount, spent_on)
    select ${company.id}, ${company.staffOf("worker")}, ${company.personOf("worker")}, '山田 太郎', 'ヤマダ タロウ2', now(), 3, 1000,
      (now() at time zone 'Asia/Tokyo')::date from generate_series(1, ${size}::int) n`
  await owner`insert into expenses.fixed_cost (company_id, title, amount, from_month)
    select ${company.id}, ${"ヤマダ タロウ2 "} || n, 1000, '2026-01' from generate_series(1, ${size}::int) n`
  await owner`insert into reports.revenue (company_id, site_id, day, title, amount, made_by, made_at)
    select s.company_id, s.id, current_date, ${mark} || n, 1000, ${company.personOf("admin")}, now()
    from (select company_id, min(id) as id from scheduling.site where company_id = ${company.id} group by company_id) s,
      generate_series(1, ${size}::int) n`
  await owner`insert into billing.saved_card (company_id, method, brand, last4, exp_month, exp_year, added_at)
    select ${company.id}, 'pm_' || ${mark} || n, 'visa', '4242', 3, 2029, now() from generate_series(1, ${size}::int) n`
  // It is on a plan, so that there is a next bill.
  await owner`update companies.company set subscription_id = 6, payment_term = 'PREPAYMENT', expired_at = '2099-03-31'
    where id = ${company.id}`
  await owner`insert into kernel.job_run (company_id, kind, execution_key, execution_id, revision, input, started_by, state, ended_at)
    select ${company.id}, 'counted', n::text, ${mark} || n, 1, 'null', ${company.personOf("admin")}, 'done', now()
    from generate_series(1, ${size}::int) n`
  // Every arrangement has a slot of the vendor and a wish of the customer.
  await owner`insert into scheduling.task_vendor (company_id, task_id, shift, partner_id, asked)
    select company_id, task_id, shift, ${company.vendorId}, 4 from scheduling.task_shift where company_id = ${company.id}`
  await owner`insert into scheduling.task_proposal (company_id, task_id, status, data_update, data_origin, created_by)
    select company_id, id, 2, '{"workerMorning":3}', '{"workerMorning":2}', ${company.personOf("customer")}
    from scheduling.task where company_id = ${company.id}`
  const tokens = new Map<string, string>()
  for (const role of ["admin", "customer", "vendor"] as const)
    tokens.set(role, await signIn(running.url, company.emailOf(role)))
  return { company, token: tokens.get("admin") ?? "", tokens }
}
