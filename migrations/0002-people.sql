-- People: everyone who works for a company by that company's own record, their dated terms, customers and vendors.
create schema people;
grant usage on schema people to tehai_app;

-- 協力会社・客先: one record per hiring company (D94, D107); the login people of a partner are memberships.
create table people.partner (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  company_name text not null check (char_length(company_name) between 1 and 255),
  -- 担当者.
  name text check (char_length(name) between 1 and 255),
  furigana_name text,
  email text check (char_length(email) between 3 and 254),
  phone text,
  fax text,
  postal_code text check (postal_code ~ '^[0-9]{3}-[0-9]{4}$'),
  address text check (char_length(address) <= 510),
  registration_number text check (registration_number ~ '^T[0-9]{13}$'),
  is_customer boolean not null,
  is_vendor boolean not null,
  note text not null default '' check (char_length(note) <= 2000),
  status int not null default 1 check (status in (0, 1)),
  version int not null default 1,
  primary key (company_id, id),
  check (is_customer or is_vendor)
);
select kernel.guard_company_table('people.partner');

-- One record per hiring company of everyone who works there: own staff of every role, and vendor workers.
create table people.staff (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  person_id int not null references identity.person on delete restrict,
  membership_id int not null,
  -- The vendor that a vendor worker belongs to.
  partner_id int,
  name text not null check (char_length(name) between 1 and 255),
  furigana_name text check (char_length(furigana_name) <= 255),
  gender int not null default 0 check (gender in (0, 1, 2)),
  birthday date,
  -- Null for people without a login (D55); their account has an internal address.
  email text check (char_length(email) between 3 and 254),
  phone text,
  address text check (char_length(address) <= 510),
  -- 職種, a key of codes.ts.
  trade text check (char_length(trade) between 1 and 60),
  year_experience int check (year_experience between 0 and 99),
  joined_on date,
  left_on date,
  note text not null default '' check (char_length(note) <= 2000),
  status int not null default 1 check (status in (0, 1)),
  version int not null default 1,
  primary key (company_id, id),
  unique (company_id, person_id),
  unique (company_id, membership_id),
  foreign key (company_id, membership_id) references companies.membership (company_id, id) on delete restrict,
  foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict,
  check (left_on is null or joined_on is null or left_on >= joined_on)
);
select kernel.guard_company_table('people.staff');
-- Own slips and own calendar, before a company is chosen.
select kernel.let_person_read('people.staff');
create index staff_person on people.staff (person_id);

-- What a person is paid by from a day on. Rows are only ever added: a correction of a day is a higher version of it,
-- the highest counts, and a slip names the day and version it was calculated with.
create table people.terms (
  company_id int not null,
  staff_id int not null,
  effective_from date not null,
  version int not null check (version >= 1),
  salary_type int not null check (salary_type in (1, 3, 4, 5, 6)),
  -- Yen an hour (1), a month (3, 6) or a site unit (4); null where shifts are paid.
  basic_salary int check (basic_salary between 0 and 99999999),
  morning_salary int check (morning_salary between 0 and 99999999),
  afternoon_salary int check (afternoon_salary between 0 and 99999999),
  evening_salary int check (evening_salary between 0 and 99999999),
  other_salary int check (other_salary between 0 and 99999999),
  hours_per_shift numeric(4, 2) check (hours_per_shift > 0 and hours_per_shift <= 24),
  -- 1か月平均所定労働時間: what a month's pay is divided by for the hourly base.
  average_monthly_hours numeric(5, 2) check (average_monthly_hours > 0 and average_monthly_hours <= 400),
  -- Total rate of the first overtime, percent (D21); null is the legal one.
  overtime_percent int check (overtime_percent between 0 and 500),
  deemed_overtime_hours int not null default 0 check (deemed_overtime_hours between 0 and 100),
  is_probation boolean not null default false,
  probation_percent int check (probation_percent between 0 and 500),
  official_on date,
  commuting_yen int not null default 0 check (commuting_yen between 0 and 99999999),
  commuting_tax_free_yen int not null default 0,
  -- [{"title": text, "yen": int}]
  subsidies jsonb not null default '[]' check (jsonb_typeof(subsidies) = 'array'),
  -- 安全協力会費, yen.
  safety_fee int not null default 0 check (safety_fee between 0 and 99999999),
  -- Minutes of each weekday, Sunday first; 0 is a day off.
  weekday_minutes int[] not null default '{0,480,480,480,480,480,0}' check (cardinality(weekday_minutes) = 7),
  has_social_insurance boolean not null default false,
  -- 標準報酬月額, yen, and the grades it stands for in health insurance and in pension.
  standard_remuneration int check (standard_remuneration between 0 and 99999999),
  health_grade int check (health_grade between 1 and 60),
  pension_grade int check (pension_grade between 1 and 60),
  -- Amounts typed by hand instead of calculated ones.
  health_insurance_yen int check (health_insurance_yen between 0 and 99999999),
  nursing_care_yen int check (nursing_care_yen between 0 and 99999999),
  pension_yen int check (pension_yen between 0 and 99999999),
  -- Prefecture of the health insurance; null is the company's.
  ken_id int check (ken_id between 1 and 47),
  has_employment_insurance boolean not null default false,
  employment_insurance_kind text not null default 'construction'
    check (employment_insurance_kind in ('general', 'agriculture', 'construction')),
  income_tax_column int not null default 1 check (income_tax_column in (1, 2, 3)),
  dependants int not null default 0 check (dependants between 0 and 99),
  works_in_office boolean not null default false,
  works_on_site boolean not null default true,
  -- How often people are paid, and for papers of freelancers: closing day, months later, pay day (0 is the month's end).
  pay_cycle int not null default 3 check (pay_cycle in (1, 2, 3)),
  payment_term int check (payment_term between 0 and 28),
  payment_month_offset int check (payment_month_offset in (0, 1, 2)),
  payment_date int check (payment_date between 0 and 28),
  registration_number text check (registration_number ~ '^T[0-9]{13}$'),
  tax_mode int not null default 0 check (tax_mode in (0, 1)),
  makes_paper boolean not null default false,
  mails_paper boolean not null default false,
  primary key (company_id, staff_id, effective_from, version),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  check (salary_type = 5 or basic_salary is not null),
  check (salary_type <> 5 or coalesce(morning_salary, afternoon_salary, evening_salary, other_salary) is not null),
  check (commuting_tax_free_yen between 0 and commuting_yen)
);
select kernel.guard_company_table('people.terms');

-- 特別徴収 of one fiscal year (June to May by the month of payment), as the municipality's notice says; versions as above.
create table people.resident_tax (
  company_id int not null,
  staff_id int not null,
  fiscal_year int not null check (fiscal_year between 2000 and 2100),
  version int not null check (version >= 1),
  is_collected boolean not null,
  is_simple boolean not null default true,
  first_month_yen int not null default 0 check (first_month_yen between 0 and 99999999),
  remaining_month_yen int not null default 0 check (remaining_month_yen between 0 and 99999999),
  -- January first (D52); only where the months are written one by one.
  by_month int[] check (cardinality(by_month) = 12),
  primary key (company_id, staff_id, fiscal_year, version),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  check (is_simple or by_month is not null)
);
select kernel.guard_company_table('people.resident_tax');

grant select, insert, update on people.partner, people.staff to tehai_app;
grant select, insert on people.terms, people.resident_tax to tehai_app;
