-- 会社の手当 (SET-05): allowances that the company pays by rule, offered wherever somebody's pay terms are written. What a
-- person was agreed to stands in his terms; a change here changes nobody's pay.
create table payroll.company_subsidies (
  company_id int primary key references companies.company on delete restrict,
  subsidies jsonb not null check (jsonb_typeof(subsidies) = 'array' and jsonb_array_length(subsidies) <= 20),
  version int not null check (version >= 0)
);
select kernel.guard_company_table('payroll.company_subsidies');
grant select, insert, update on payroll.company_subsidies to tehai_app;
