-- Payroll: closes of a month, who is in them, and the slips they made. What was made is never changed.
create schema payroll;
grant usage on schema payroll to tehai_app;

-- One close of a month; a correction is the next revision.
create table payroll.close (
  company_id int not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  revision int not null check (revision >= 1),
  -- Null for everybody.
  staff_ids int[],
  reason text check (char_length(reason) <= 255),
  started_by int not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, month, revision),
  foreign key (company_id, month) references companies.pay_month (company_id, month) on delete restrict
);
select kernel.guard_company_table('payroll.close');

-- Who is calculated in which piece of the work; written when the month is frozen.
create table payroll.close_member (
  company_id int not null,
  month text not null,
  revision int not null,
  staff_id int not null,
  chunk int not null check (chunk >= 0),
  primary key (company_id, month, revision, staff_id),
  foreign key (company_id, month, revision) references payroll.close (company_id, month, revision) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
create index close_member_chunk on payroll.close_member (company_id, month, revision, chunk);
select kernel.guard_company_table('payroll.close_member');

-- A piece that is done: how many slips it wrote and their digest. Written with them, in one transaction.
create table payroll.close_chunk (
  company_id int not null,
  month text not null,
  revision int not null,
  chunk int not null,
  written int not null,
  unchanged int not null,
  digest bytea not null,
  primary key (company_id, month, revision, chunk),
  foreign key (company_id, month, revision) references payroll.close (company_id, month, revision) on delete restrict
);
select kernel.guard_company_table('payroll.close_chunk');

-- 給与明細 as it was made: inputs and slip are canonical JSON, so equal slips are equal texts.
create table payroll.slip (
  company_id int not null,
  id int generated always as identity,
  month text not null,
  revision int not null,
  staff_id int not null,
  paid_on date not null,
  gross int not null,
  deductions int not null,
  net int not null,
  inputs text not null,
  slip text not null,
  hash bytea not null,
  primary key (company_id, id),
  unique (company_id, month, staff_id, revision),
  foreign key (company_id, month, revision) references payroll.close (company_id, month, revision) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  check (gross - deductions = net)
);
create index slip_staff on payroll.slip (company_id, staff_id, month);
select kernel.guard_company_table('payroll.slip');

grant select, insert on payroll.close, payroll.close_member, payroll.close_chunk, payroll.slip to tehai_app;
-- Only the end of a close is written afterwards.
grant update (ended_at) on payroll.close to tehai_app;
