-- What a company orders of its plan: another one, more months, more members; and the end of its renewal (D91).
alter table companies.company
  -- The last day of a plan whose renewal was ended; null while it goes on by itself.
  add column plan_ends_on date,
  -- Of what is ordered, so that two admins do not order over one another.
  add column plan_version int not null default 1;

alter table billing.bill
  add column option_id int,
  -- Members beyond the plan that it is for.
  add column people int not null default 0 check (people >= 0),
  -- Taken off the total: of unused days first, then of the balance.
  add column credit int not null default 0 check (credit >= 0),
  -- What the unused days of the plan before come to.
  add column unused int not null default 0 check (unused >= 0),
  -- Its last day where another plan took its place; the days after it were credited.
  add column used_until date,
  add foreign key (plan_id, option_id) references companies.plan_option (plan_id, id) on delete restrict,
  add check (used_until is null or (status = 'paid' and used_until between starts_on and ends_on)),
  drop constraint bill_paid_by_check,
  -- 'balance': it came to nothing, so nobody paid it.
  add constraint bill_paid_by_check check (paid_by in ('credit', 'bank', 'balance'));
update billing.bill b set option_id = c.subscription_option_id from companies.company c
  where c.id = b.company_id and c.subscription_id = b.plan_id and b.purpose = 'register';
-- What was ordered and is not paid: there is one of it.
create unique index bill_order on billing.bill (company_id)
  where status = 'unpaid' and purpose in ('extend', 'change', 'members');
create index bill_option on billing.bill (plan_id, option_id);

-- 残高: what a company has to its credit, as moves that are never changed; it is never below nothing.
create table billing.balance_move (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  yen int not null check (yen <> 0),
  why text not null check (why in ('given', 'overlap', 'returned', 'unused', 'used')),
  bill_id int,
  made_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, bill_id) references billing.bill (company_id, id) on delete restrict
);
select kernel.guard_company_table('billing.balance_move');
grant select, insert on billing.balance_move to tehai_app;
create index balance_move_bill on billing.balance_move (company_id, bill_id);

-- Days that were begun and never used are forgotten, where no bill holds them.
grant delete on billing.usage to tehai_app;
