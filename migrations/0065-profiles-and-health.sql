-- What a company knows of a person beside his record: whom to call, what he is licensed for, where his pay goes.
create table people.profile (
  company_id int not null references companies.company on delete restrict,
  staff_id int not null,
  emergency jsonb,
  certification jsonb,
  bank jsonb,
  primary key (company_id, staff_id),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
select kernel.guard_company_table('people.profile');
grant select, insert, update on people.profile to tehai_app;

-- 健康: apart, so that no list and no entry of the audit takes it along (D54).
create table people.health (
  company_id int not null references companies.company on delete restrict,
  staff_id int not null,
  heal jsonb not null,
  primary key (company_id, staff_id),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
select kernel.guard_company_table('people.health');
grant select, insert, update on people.health to tehai_app;
