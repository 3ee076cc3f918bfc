-- 申込: the first bill of a company, from its order until it is paid or given back; a long job keeps its time.
create table billing.sign_up (
  company_id int not null,
  bill_id int not null,
  -- In whose name the job runs.
  ordered_by int not null references identity.person on delete restrict,
  -- How often something happened to the bill: the job waits for the next, and is signalled under its number.
  turn int not null default 0 check (turn >= 0),
  -- From when the time for a card, or for choosing anew, is counted.
  waits_since timestamptz not null,
  -- Sent since then.
  reminders int not null default 0 check (reminders >= 0),
  outcome text check (outcome in ('activated', 'timedOut', 'rejected', 'cancelled', 'replaced')),
  ended_at timestamptz,
  primary key (company_id, bill_id),
  foreign key (company_id, bill_id) references billing.bill (company_id, id) on delete restrict,
  check ((outcome is null) = (ended_at is null))
);
select kernel.guard_company_table('billing.sign_up');
grant select, insert, update on billing.sign_up to tehai_app;
create index sign_up_by on billing.sign_up (ordered_by);
-- A company orders one thing at a time.
create unique index sign_up_open on billing.sign_up (company_id) where outcome is null;
