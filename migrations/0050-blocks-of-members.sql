-- Who of a company was shut out, when, by whom and why (D95); whoever it was reads his own on every company.
create table companies.block (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  membership_id int not null,
  person_id int not null references identity.person on delete restrict,
  reason text not null default '' check (char_length(reason) <= 2000),
  blocked_by int not null references identity.person on delete restrict,
  blocked_at timestamptz not null,
  lifted_by int references identity.person on delete restrict,
  lifted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, membership_id) references companies.membership (company_id, id) on delete restrict,
  check ((lifted_by is null) = (lifted_at is null))
);
select kernel.guard_company_table('companies.block');
select kernel.let_person_read('companies.block');
create unique index block_open on companies.block (company_id, membership_id) where lifted_at is null;
create index block_person on companies.block (person_id);
grant select, insert, update on companies.block to tehai_app;

-- A supervising admin always sees the revenue (D15).
update companies.membership set hides_revenue = false where is_supervising and hides_revenue;
alter table companies.membership add constraint supervising_sees_revenue
  check (not (is_supervising and hides_revenue));
