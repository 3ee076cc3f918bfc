-- 作業名: names that an arrangement's form offers, in the company's order; a hidden one keeps its place (D99).
create table companies.task_name (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  name text not null check (char_length(name) between 1 and 255),
  position int not null check (position >= 1),
  status int not null default 1 check (status in (0, 1)),
  version int not null default 1,
  primary key (company_id, id),
  unique (company_id, name),
  unique (company_id, position) deferrable initially immediate
);
select kernel.guard_company_table('companies.task_name');
grant select, insert, update on companies.task_name to tehai_app;

-- 資格・免許 by the names that a company keeps; people's qualifications are written with these names. One that was taken
-- out is kept, so that it comes back under its own id.
create table people.license (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  name text not null check (char_length(name) between 1 and 255),
  kind text not null check (kind in ('license', 'skillTraining', 'specialEducation')),
  status int not null default 1 check (status in (0, 1)),
  version int not null default 1,
  primary key (company_id, id),
  unique (company_id, kind, name)
);
select kernel.guard_company_table('people.license');
grant select, insert, update on people.license to tehai_app;

-- The picker calls a role by the company's own word, before the company is chosen.
create policy person on companies.label for select to tehai_app using (
  company_id in (
    select company_id from companies.membership
    where person_id = (select nullif(current_setting('app.person_id', true), '')::int)
  )
);

-- Pay days change before the first close only, so no former ones are kept.
alter table companies.company drop column former_pay_calendars;
