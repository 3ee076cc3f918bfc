-- Vendors and own people of a site, and who made it.
alter table scheduling.site
  -- Null for sites from before this was noted.
  add column created_by int references identity.person on delete restrict,
  -- The customer or vendor whose person made it.
  add column made_by_partner_id int,
  add foreign key (company_id, made_by_partner_id) references people.partner (company_id, id) on delete restrict;

-- Whoever may not know the terms of a site can make one: the office fills them in. Both unit prices are there or neither.
alter table scheduling.site drop constraint site_check1;
alter table scheduling.site drop constraint site_check2;
alter table scheduling.site
  add constraint site_unit_prices check (type = 2 or (regular_unit_price is null) = (night_unit_price is null)),
  add constraint site_period check (type = 1 or (starts_on is not null and ends_on is not null));

create table scheduling.site_vendor (
  company_id int not null references companies.company on delete restrict,
  site_id int not null,
  partner_id int not null,
  -- What the vendor gets for a fixed-price site.
  price bigint check (price between 0 and 1000000000000),
  -- ACTIVE 1 it works there, REQUESTING 2 it is asked, REJECT 3 it said no.
  request int not null check (request in (1, 2, 3)),
  version int not null default 1,
  primary key (company_id, site_id, partner_id),
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict
);
select kernel.guard_company_table('scheduling.site_vendor');
create index site_vendor_partner on scheduling.site_vendor (company_id, partner_id);

create table scheduling.site_worker (
  company_id int not null references companies.company on delete restrict,
  site_id int not null,
  staff_id int not null,
  primary key (company_id, site_id, staff_id),
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
select kernel.guard_company_table('scheduling.site_worker');
create index site_worker_staff on scheduling.site_worker (company_id, staff_id);
grant select, insert, update, delete on scheduling.site_vendor to tehai_app;
grant select, insert, delete on scheduling.site_worker to tehai_app;

-- A leader has one site at a time.
create index site_leader on scheduling.site (company_id, leader_staff_id) where status = 1 and leader_staff_id is not null;

-- Whoever chooses for which of his companies he makes something is told where he is the customer (D98).
create policy person on companies.partnership for select to tehai_app using (
  exists (
    select from companies.membership m
    where m.company_id = partnership.company_id and m.partner_id = partnership.id
      and m.person_id = (select nullif(current_setting('app.person_id', true), '')::int)
  )
);
