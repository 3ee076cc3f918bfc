-- Plans that cost: what each is paid by, and what paying several months at once brings (D12, D58, D75).
alter table companies.plan
  add column payment_methods text[] not null default '{}'
    check (payment_methods <@ array['credit', 'bank']);

create table companies.plan_option (
  id int primary key check (id > 0),
  plan_id int not null references companies.plan on delete restrict,
  months int not null check (months between 2 and 60),
  benefit text not null check (benefit in ('DISCOUNT', 'FREE_MONTH')),
  -- Percent of the whole, or months that come for nothing.
  benefit_value int not null check (benefit_value > 0 and (benefit <> 'DISCOUNT' or benefit_value < 100)),
  status int not null default 1 check (status in (0, 1)),
  unique (plan_id, id)
);
create unique index plan_option_open on companies.plan_option (plan_id, months) where status = 1;
grant select on companies.plan_option to tehai_app;

insert into companies.plan (id, name, price, total_user, description, payment_methods) values
  (4, 'ライト', 4980, 15, E'手配・勤怠・給与のすべて\n協力会社・客先の招待は無料', '{credit,bank}'),
  (5, 'スタンダード', 9800, 30, E'手配・勤怠・給与のすべて\n協力会社・客先の招待は無料', '{credit,bank}'),
  (6, 'プロ', 19800, 100, E'手配・勤怠・給与のすべて\n協力会社・客先の招待は無料', '{credit,bank}');
insert into companies.plan_option (id, plan_id, months, benefit, benefit_value) values
  (1, 5, 6, 'DISCOUNT', 5),
  (2, 5, 12, 'DISCOUNT', 10),
  (3, 6, 6, 'FREE_MONTH', 1),
  (4, 6, 12, 'FREE_MONTH', 3);

-- How the company pays for its plan. A plan that costs nothing has no term.
alter table companies.company
  add column subscription_option_id int,
  add column payment_term text check (payment_term in ('PREPAYMENT', 'PAY_LATER')),
  add column is_banking boolean not null default false,
  -- People beyond what the plan lets in (D91).
  add column extra_members int not null default 0 check (extra_members >= 0),
  add foreign key (subscription_id, subscription_option_id) references companies.plan_option (plan_id, id) on delete restrict,
  -- Several months are paid in advance (WIZ-14).
  add check (subscription_option_id is null or payment_term = 'PREPAYMENT');

create schema billing;
grant usage on schema billing to tehai_app;

-- 請求: what a company owes, as it was when it was made; a plan that changes later changes none of it.
create table billing.bill (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  purpose text not null check (purpose in ('register', 'extend', 'change', 'members', 'month')),
  plan_id int not null references companies.plan on delete restrict,
  plan_name text not null check (char_length(plan_name) between 1 and 255),
  -- A month of the plan, in whole yen.
  plan_price int not null check (plan_price >= 0),
  total_user int check (total_user > 0),
  months int not null check (months > 0),
  free_months int not null default 0 check (free_months >= 0),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- The sum of the lines, raised to whole yen once.
  total int not null check (total >= 0),
  made_at timestamptz not null,
  due_on date not null,
  status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'withdrawn')),
  -- 銀行振込 was chosen: when and by whom.
  banking_at timestamptz,
  banking_by int references identity.person on delete restrict,
  paid_at timestamptz,
  paid_by text check (paid_by in ('credit', 'bank')),
  -- Why the platform refused the transfer.
  refusal text not null default '' check (char_length(refusal) <= 2000),
  version int not null default 1,
  primary key (company_id, id),
  unique (id),
  check ((status = 'paid') = (paid_at is not null)),
  check ((paid_at is null) = (paid_by is null)),
  check ((banking_at is null) = (banking_by is null))
);
select kernel.guard_company_table('billing.bill');
create policy platform on billing.bill for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
grant select, insert, update on billing.bill to tehai_app;
create index bill_open on billing.bill (banking_at, id) where status = 'unpaid';
create index bill_plan on billing.bill (plan_id);
create index bill_chosen on billing.bill (banking_by);

create table billing.bill_line (
  company_id int not null,
  bill_id int not null,
  position int not null check (position >= 0),
  kind text not null check (kind in ('months', 'freeMonths', 'discount', 'members', 'days', 'credit')),
  -- What it was counted from: a unit price, how often, a percent, days of a month.
  counted_from jsonb not null,
  -- Exact, as a decimal or a fraction; below nothing where it takes away.
  money text not null check (money ~ '^-?\d+(\.\d+|/\d+)?$'),
  primary key (company_id, bill_id, position),
  foreign key (company_id, bill_id) references billing.bill (company_id, id) on delete restrict
);
select kernel.guard_company_table('billing.bill_line');
create policy platform on billing.bill_line for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
grant select, insert on billing.bill_line to tehai_app;
