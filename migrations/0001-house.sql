-- The house: one schema per module, the write path's tables, people who sign in, companies and their members.
create schema kernel;
create schema identity;
create schema companies;
grant usage on schema kernel, identity, companies to tehai_app;
grant usage on schema kernel to tehai_relay;

-- Every table of a company goes through here, so that nobody forgets a half of it:
-- row-level security enabled and forced, one policy for the app and one for whoever migrates
-- (without the second a migration's UPDATE silently changes no row).
create function kernel.guard_company_table(guarded regclass, tenant text default 'company_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy company on %s to tehai_app using (%I = (select nullif(current_setting(''app.company_id'', true), '''')::int))',
    guarded, tenant);
  execute format('create policy owner on %s to current_user using (true) with check (true)', guarded);
end $$;

-- Rows that a signed-in person may read before a company is chosen (picker, own slips).
create function kernel.let_person_read(guarded regclass, person text default 'person_id') returns void
language plpgsql as $$
begin
  execute format(
    'create policy person on %s for select to tehai_app using (%I = (select nullif(current_setting(''app.person_id'', true), '''')::int))',
    guarded, person);
end $$;

-- Rows that the relay moves for every company (outbox, mail queue, seals, job lists).
create function kernel.let_relay_work(guarded regclass) returns void
language plpgsql as $$
begin
  execute format('create policy relay on %s to tehai_relay using (true) with check (true)', guarded);
end $$;

create table identity.person (
  id int generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 255),
  name text not null check (char_length(name) between 1 and 255),
  password_hash text not null,
  status int not null default 1 check (status in (-1, 0, 1, 2, 3, 4)),
  language text not null default 'ja' check (language in ('ja', 'vi', 'en')),
  text_percent int not null default 100 check (text_percent in (100, 125, 150, 200)),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark', 'outdoor'))
);
create unique index person_email on identity.person (lower(email));

-- One sign-in: an access token for minutes, a refresh token for weeks; only their hashes are kept.
create table identity.session (
  id bigint generated always as identity primary key,
  person_id int not null references identity.person on delete restrict,
  access_hash bytea not null unique,
  refresh_hash bytea not null unique,
  access_until timestamptz not null,
  refresh_until timestamptz not null,
  ended_at timestamptz,
  -- Set when its refresh token was exchanged: a second tab's late exchange gets the same successor for a moment.
  replaced_at timestamptz
);
create index session_person on identity.session (person_id) where ended_at is null;
create table identity.failed_sign_in (
  email text not null,
  at timestamptz not null
);
create index failed_sign_in_email on identity.failed_sign_in (email, at);
grant select, insert, update on identity.person, identity.session to tehai_app;
grant select, insert, delete on identity.failed_sign_in to tehai_app;

create table companies.company (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 255),
  email text,
  avatar text,
  status int not null default 1 check (status in (0, 1, 2, 3)),
  payment_status int not null default 1 check (payment_status in (0, 1)),
  admin_status int not null default 1 check (admin_status in (1, 2, 3)),
  expired_at date,
  ken_id int check (ken_id between 1 and 47),
  business_field int check (business_field in (1, 3)),
  address text,
  phone text,
  registration_number text check (registration_number ~ '^T[0-9]{13}$'),
  morning_shift boolean not null default true,
  morning_from time,
  morning_to time,
  afternoon_shift boolean not null default true,
  afternoon_from time,
  afternoon_to time,
  evening_shift boolean not null default true,
  evening_from time,
  evening_to time,
  block_minute int not null default 5 check (block_minute in (1, 5, 10, 15, 20, 30, 60)),
  -- 0 is the end of the month.
  salary_closing_date int not null default 0 check (salary_closing_date between 0 and 28),
  salary_payment_delay_month int not null default 1 check (salary_payment_delay_month in (0, 1, 2)),
  salary_payment_date int not null default 0 check (salary_payment_date between 0 and 28),
  -- Sunday 0: the weekday whose rest is the statutory one (labour law 35).
  statutory_holiday_weekday int not null default 0 check (statutory_holiday_weekday between 0 and 6),
  -- Early minutes before the arrangement's start: counted from the plan unless the company says from the punch (D108).
  counts_from_punch boolean not null default false,
  is_demo boolean not null default false,
  version int not null default 1
);
select kernel.guard_company_table('companies.company', 'id');

create table companies.membership (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  person_id int not null references identity.person on delete restrict,
  role int not null check (role in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)),
  status int not null default 1 check (status in (0, 1)),
  is_first_admin boolean not null default false,
  is_supervising boolean not null default false,
  hides_revenue boolean not null default false,
  is_outsourced boolean not null default false,
  is_customer boolean not null default false,
  partner_id int,
  menu_order text[] not null default '{}',
  version int not null default 1,
  primary key (company_id, id),
  unique (company_id, person_id)
);
select kernel.guard_company_table('companies.membership');
select kernel.let_person_read('companies.membership');
create index membership_person on companies.membership (person_id);
create policy person on companies.company for select to tehai_app using (
  id in (
    select company_id from companies.membership
    where person_id = (select nullif(current_setting('app.person_id', true), '')::int)
  )
);

create table companies.label (
  company_id int not null references companies.company on delete restrict,
  key text not null check (char_length(key) between 1 and 60),
  value text not null check (char_length(value) between 1 and 255),
  version int not null default 1,
  primary key (company_id, key)
);
select kernel.guard_company_table('companies.label');

-- D20: from this length of presence on, this break; one list per role (leader is a duty, not a role).
create table companies.break_rule (
  company_id int not null references companies.company on delete restrict,
  duty text not null check (duty in ('admin', 'manager', 'officeManager', 'leader', 'worker', 'otherWorker', 'partTimeWorker')),
  presence_minutes int not null check (presence_minutes between 0 and 1440),
  break_minutes int not null check (break_minutes between 0 and 1440),
  primary key (company_id, duty, presence_minutes)
);
select kernel.guard_company_table('companies.break_rule');

-- Every write that touches a pay month reads its row for share; the freeze takes it for update.
create table companies.pay_month (
  company_id int not null references companies.company on delete restrict,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  state text not null default 'open' check (state in ('open', 'closing', 'closed')),
  revision int not null default 0,
  version int not null default 1,
  primary key (company_id, month)
);
select kernel.guard_company_table('companies.pay_month');
grant select, insert, update on companies.company, companies.membership, companies.label, companies.pay_month to tehai_app;
grant select, insert, update, delete on companies.break_rule to tehai_app;
-- A company is founded under its own id: the number is drawn before its rows are written.
grant usage on sequence companies.company_id_seq to tehai_app;

-- Who did what: appended in the transaction of the change, never changed; sealed into links later.
create table kernel.audit_entry (
  id bigint generated always as identity primary key,
  company_id int,
  at timestamptz not null,
  person_id int,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text,
  mac bytea not null,
  link_no bigint
);
create index audit_entry_open on kernel.audit_entry (id) where link_no is null;
create index audit_entry_subject on kernel.audit_entry (company_id, subject, id);
select kernel.guard_company_table('kernel.audit_entry');
-- Entries without a company are the platform's own chain.
create policy platform on kernel.audit_entry for insert to tehai_app with check (company_id is null);
select kernel.let_relay_work('kernel.audit_entry');

create table kernel.outbox (
  id bigint generated always as identity primary key,
  company_id int,
  at timestamptz not null default now(),
  topic text not null,
  body jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);
create index outbox_due on kernel.outbox (due_at, id) where sent_at is null;
select kernel.guard_company_table('kernel.outbox');
create policy platform on kernel.outbox for insert to tehai_app with check (company_id is null);
select kernel.let_relay_work('kernel.outbox');

-- (company, person, key) → what was answered; the answer is text, so that a replay is equal byte for byte.
create table kernel.idempotency (
  company_id int not null,
  person_id int not null,
  key text not null check (char_length(key) between 1 and 200),
  call text not null,
  body_hash bytea not null,
  answer text,
  at timestamptz not null default now(),
  primary key (company_id, person_id, key)
);
create index idempotency_age on kernel.idempotency (at);
select kernel.guard_company_table('kernel.idempotency');
select kernel.let_relay_work('kernel.idempotency');

-- Long jobs: what screens and the CLI read; the engine's own journal lies in schema jobs.
create table kernel.job_run (
  company_id int not null references companies.company on delete restrict,
  id bigint generated always as identity,
  kind text not null,
  -- The engine's id: kind, company, natural key and revision; the same job never starts twice.
  execution_id text not null unique,
  revision int not null default 1,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  step text,
  progress_done int not null default 0,
  progress_of int not null default 0,
  input jsonb not null,
  result jsonb,
  failure jsonb,
  started_by int not null references identity.person on delete restrict,
  queued_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, id)
);
select kernel.guard_company_table('kernel.job_run');
select kernel.let_relay_work('kernel.job_run');

grant insert, select on kernel.audit_entry to tehai_app;
grant insert on kernel.outbox to tehai_app;
grant select, insert, update on kernel.idempotency, kernel.job_run to tehai_app;
grant select, update, delete on kernel.outbox to tehai_relay;
grant select, update on kernel.audit_entry to tehai_relay;
grant select, delete on kernel.idempotency to tehai_relay;
grant select on kernel.job_run to tehai_relay;

-- Sign-ins are remembered for a second: whoever changes one tells every process.
create function kernel.tell_sign_in_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sign_in_changed', coalesce(new.person_id, 0)::text);
  return null;
end $$;
create trigger membership_changed after update on companies.membership
  for each row execute function kernel.tell_sign_in_changed();
create trigger session_ended after update on identity.session
  for each row when (new.ended_at is distinct from old.ended_at) execute function kernel.tell_sign_in_changed();

create function kernel.tell_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_filled after insert on kernel.outbox for each statement execute function kernel.tell_outbox();
