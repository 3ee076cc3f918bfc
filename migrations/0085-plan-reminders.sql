-- 支払い・期限のお知らせ: what a company was reminded of, each thing once for ever (BILL-10).
create table billing.reminder (
  company_id int not null references companies.company on delete restrict,
  kind text not null check (kind in ('unpaid', 'dueSoon', 'ending', 'ended')),
  -- The bill, or the last day of the plan: a plan that was paid on has another one.
  about text not null check (char_length(about) between 1 and 40),
  sent_at timestamptz not null,
  primary key (company_id, kind, about)
);
select kernel.guard_company_table('billing.reminder');
grant select, insert on billing.reminder to tehai_app;
