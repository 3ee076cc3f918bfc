-- 取引関係: what another company is to this one, said once: by it the gate knows whoever signs in for it, and its card in
-- people has the same number. Until here a membership and a card each said whether a partner orders.
create table companies.partnership (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  is_customer boolean not null,
  is_vendor boolean not null,
  primary key (company_id, id),
  check (is_customer or is_vendor)
);
select kernel.guard_company_table('companies.partnership');
grant select, insert, update, delete on companies.partnership to tehai_app;

-- A right that somebody had stays: whose person could order is a customer, and so is whose person has that role (D94).
insert into companies.partnership (company_id, id, is_customer, is_vendor) overriding system value
select p.company_id, p.id, p.is_customer or exists (
    select from companies.membership m
    where m.company_id = p.company_id and m.partner_id = p.id and (m.is_customer or m.role = 8) and m.role in (7, 8)
  ), p.is_vendor
from people.partner p;
select setval(
  pg_get_serial_sequence('companies.partnership', 'id'),
  greatest((select coalesce(max(id), 0) from people.partner) + 1, nextval(pg_get_serial_sequence('people.partner', 'id'))),
  false
);

-- A number that names no partner has let nobody see anything.
update companies.membership m set partner_id = null
where partner_id is not null and not exists (
  select from companies.partnership k where k.company_id = m.company_id and k.id = m.partner_id
);
alter table companies.membership drop column is_customer,
  add foreign key (company_id, partner_id) references companies.partnership (company_id, id) on delete restrict;
create index membership_partner on companies.membership (company_id, partner_id) where partner_id is not null;

alter table people.partner alter column id drop identity if exists, alter column id drop default,
  drop column is_customer, drop column is_vendor,
  add foreign key (company_id, id) references companies.partnership (company_id, id) on delete restrict;
