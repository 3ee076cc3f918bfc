-- 立替・経費 (D74): what a person has paid for a site or the office and asks back. What was decided is never changed: the
-- database refuses it, whoever asks.
create schema expenses;
grant usage on schema expenses to tehai_app;

create table expenses.request (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  staff_id int not null,
  person_id int not null references identity.person on delete restrict,
  -- As he and the site were called when he asked: the list is searched by them.
  staff_name text not null check (char_length(staff_name) between 1 and 255),
  staff_kana text check (char_length(staff_kana) <= 255),
  site_id int,
  site_name text check (char_length(site_name) between 1 and 255),
  site_kana text check (char_length(site_kana) <= 255),
  asked_at timestamptz not null,
  -- 1 transport, 2 entertainment, 3 consumables, 4 meeting, 5 welfare, 6 other.
  category int not null check (category between 1 and 6),
  amount int not null check (amount between 1 and 99999999),
  -- In the month in which it is asked for (D105).
  spent_on date not null,
  note text not null default '' check (char_length(note) <= 2000),
  -- 0 taken back, 1 approved, 2 waiting, 3 refused.
  status int not null default 2 check (status in (0, 1, 2, 3)),
  decided_by int references identity.person on delete restrict,
  decided_at timestamptz,
  reason text check (char_length(reason) between 1 and 255),
  is_paid boolean not null default false,
  paid_on date,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  check (date_trunc('month', asked_at at time zone 'Asia/Tokyo') = date_trunc('month', spent_on::timestamp)),
  check (site_name is null or site_id is not null),
  check ((decided_by is null) = (decided_at is null)),
  check ((status in (1, 3)) = (decided_at is not null)),
  check ((status = 3) = (reason is not null)),
  -- Nobody decides on his own.
  check (decided_by <> person_id),
  check (is_paid = (paid_on is not null)),
  check (not is_paid or status = 1)
);
select kernel.guard_company_table('expenses.request');
grant select, insert, update on expenses.request to tehai_app;
create index request_spent on expenses.request (company_id, spent_on desc, id desc);
create index request_staff on expenses.request (company_id, staff_id, spent_on desc);
create index request_site on expenses.request (company_id, site_id, spent_on desc) where site_id is not null;

create function expenses.guard_request() returns trigger language plpgsql as $$
begin
  if (new.staff_id, new.person_id, new.asked_at) is distinct from (old.staff_id, old.person_id, old.asked_at) then
    raise exception 'a request keeps who asked and when';
  end if;
  if old.status <> 2 and to_jsonb(old) - array['is_paid', 'paid_on', 'version']
    <> to_jsonb(new) - array['is_paid', 'paid_on', 'version'] then
    raise exception 'what was decided is never changed';
  end if;
  return new;
end $$;
-- After the keys, so that a reference to another company is refused as one.
create trigger guard_request after update on expenses.request for each row execute function expenses.guard_request();
