-- A company that names somebody's address asks him; only his own yes makes him a member (D18, D68, D91, D96).
create table people.invitation (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  -- As the company was called when it asked: whoever is asked is no member and reads nothing else of it.
  company_name text not null check (char_length(company_name) between 1 and 255),
  email text not null check (char_length(email) between 3 and 254),
  role int not null check (role in (2, 3, 4, 6, 7, 8, 9, 10, 11, 12)),
  -- The record that is his after his yes; a vendor's person has none.
  staff_id int,
  partner_id int,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  invited_by int not null references identity.person on delete restrict,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  answered_by int references identity.person on delete restrict,
  answered_at timestamptz,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict,
  check ((state = 'open') = (answered_by is null and answered_at is null))
);
select kernel.guard_company_table('people.invitation');
-- Before a company is chosen, by whoever has the address.
create policy person on people.invitation for select to tehai_app using (
  lower(email) = (
    select lower(p.email) from identity.person p
    where p.id = (select nullif(current_setting('app.person_id', true), '')::int)
  )
);
create index invitation_email on people.invitation (lower(email)) where state = 'open';
create unique index invitation_open on people.invitation (company_id, lower(email)) where state = 'open';
grant select, insert, update on people.invitation to tehai_app;

-- Who founded the company: an entry of the picker names him (PICK-12), to members who may read no other membership.
alter table companies.company add column admin_id int references identity.person on delete restrict;
update companies.company c set admin_id = m.person_id from companies.membership m
where m.company_id = c.id and m.is_first_admin;

-- The platform's own people, above all companies. The app reads who they are and makes none.
create table identity.super_admin (
  person_id int primary key references identity.person on delete restrict
);
grant select on identity.super_admin to tehai_app;
