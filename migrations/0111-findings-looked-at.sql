-- 確認した (BEY-06): what of a month's checks somebody looked at, by the digest of its facts; other facts are another finding.
create table payroll.looked_at (
  company_id int not null references companies.company on delete restrict,
  month text not null,
  mark bytea not null check (length(mark) = 32),
  kind text not null,
  staff_id int not null,
  looked_by int not null references identity.person on delete restrict,
  looked_at timestamptz not null,
  primary key (company_id, month, mark),
  foreign key (company_id, month) references companies.pay_month (company_id, month) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
select kernel.guard_company_table('payroll.looked_at');
-- Taken back, a row goes; the audit keeps both.
grant select, insert, delete on payroll.looked_at to tehai_app;
