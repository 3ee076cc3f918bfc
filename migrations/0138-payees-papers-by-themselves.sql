-- PAPER-16: vendors and freelancers get their papers of a period by themselves, too. A partner may be both: each side once.
alter table papers.automatic drop constraint automatic_pkey;
alter table papers.automatic alter column partner_id drop not null;
alter table papers.automatic add column staff_id int;
alter table papers.automatic add column side text not null default 'customer' check (side in ('customer', 'payee'));
alter table papers.automatic alter column side drop default;
alter table papers.automatic add constraint automatic_staff_fkey
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict;
alter table papers.automatic add constraint automatic_of_one check (num_nonnulls(partner_id, staff_id) = 1);
alter table papers.automatic add constraint automatic_once
  unique nulls not distinct (company_id, side, partner_id, staff_id, closed_on);
create index automatic_staff on papers.automatic (company_id, staff_id) where staff_id is not null;
