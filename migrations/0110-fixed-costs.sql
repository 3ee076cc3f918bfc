-- 固定費 (FIX-01, 02): what costs the same each month, of a site or the company. A change goes on as a row of its own, so that
-- the months before stay as they were.
create table expenses.fixed_cost (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  -- The row whose cost this one goes on with.
  follows int,
  title text not null check (char_length(title) between 1 and 255),
  site_id int,
  -- As the site was called when it was written: the list is searched by it.
  site_name text check (char_length(site_name) between 1 and 255),
  site_kana text check (char_length(site_kana) <= 255),
  amount int not null check (amount between 0 and 99999999),
  note text not null default '' check (char_length(note) <= 2000),
  -- Its first month and its last one; without a last one it goes on.
  from_month text not null check (from_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  to_month text check (to_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and to_month >= from_month),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, follows) references expenses.fixed_cost (company_id, id) on delete restrict,
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  check (site_name is null or site_id is not null),
  check (follows <> id)
);
select kernel.guard_company_table('expenses.fixed_cost');
grant select, insert, update on expenses.fixed_cost to tehai_app;
create index fixed_cost_month on expenses.fixed_cost (company_id, from_month, to_month);
create index fixed_cost_site on expenses.fixed_cost (company_id, site_id) where site_id is not null;
-- One row at most goes on with another.
create unique index fixed_cost_follows on expenses.fixed_cost (company_id, follows) where follows is not null;
