-- 利用: which plan a company that pays afterwards has, from which day to which; billed month by month (D11, D91).
create table billing.usage (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  plan_id int not null references companies.plan on delete restrict,
  plan_name text not null check (char_length(plan_name) between 1 and 255),
  -- A month, in whole yen, as it was when the plan was taken.
  plan_price int not null check (plan_price >= 0),
  total_user int check (total_user > 0),
  extra_members int not null default 0 check (extra_members >= 0),
  starts_on date not null,
  -- The last day; null while it goes on.
  ends_on date check (ends_on >= starts_on),
  -- The last day that stands on a bill.
  billed_until date check (billed_until >= starts_on),
  primary key (company_id, id),
  unique (id)
);
select kernel.guard_company_table('billing.usage');
create policy platform on billing.usage for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
grant select, insert, update on billing.usage to tehai_app;
-- No day is billed for two plans.
create unique index usage_open on billing.usage (company_id) where ends_on is null;
create unique index usage_day on billing.usage (company_id, starts_on);
create index usage_plan on billing.usage (plan_id);

-- A month of a company is billed once.
create unique index bill_month on billing.bill (company_id, ends_on) where purpose = 'month' and status <> 'withdrawn';
