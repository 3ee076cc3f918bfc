-- 給与振込データ (BEY-09): each file that was made, from which account, for how many and how much, with its digest. Never changed.
create table payroll.transfer_file (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  month text not null,
  revision int not null,
  transfer_on date not null,
  -- The company's own account as it stood on the file; the next file offers it again.
  client_code text not null check (client_code ~ '^\d{1,10}$'),
  sender jsonb not null,
  people int not null check (people > 0),
  total bigint not null check (total > 0),
  hash bytea not null check (length(hash) = 32),
  made_by int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, month) references companies.pay_month (company_id, month) on delete restrict
);
select kernel.guard_company_table('payroll.transfer_file');
create index transfer_file_month on payroll.transfer_file (company_id, month, id);
grant select, insert on payroll.transfer_file to tehai_app;
