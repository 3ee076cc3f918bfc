-- 売上 (D103): what a site earned at a fixed price, as somebody wrote it down. A mistake is taken away with its reason and stays
-- in the history; nothing is changed in place.
create schema reports;
grant usage on schema reports to tehai_app;

create table reports.revenue (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  site_id int not null,
  -- The day of the work that it is for: the month that it counts in.
  day date not null,
  title text not null check (char_length(title) between 1 and 255),
  -- Without tax.
  amount bigint not null check (amount between 1 and 1000000000000),
  note text not null default '' check (char_length(note) <= 2000),
  -- 1 counts, 0 was taken away.
  status int not null default 1 check (status in (0, 1)),
  made_by int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  deleted_by int references identity.person on delete restrict,
  deleted_at timestamptz,
  reason text check (char_length(reason) between 1 and 255),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  check ((status = 0) = (deleted_at is not null)),
  check ((deleted_at is null) = (deleted_by is null)),
  check ((deleted_at is null) = (reason is null))
);
select kernel.guard_company_table('reports.revenue');
grant select, insert, update on reports.revenue to tehai_app;
create index revenue_site on reports.revenue (company_id, site_id, day desc, id desc);
create index revenue_day on reports.revenue (company_id, day) where status = 1;

create function reports.guard_revenue() returns trigger language plpgsql as $$
declare
  open text[] := array['status', 'deleted_by', 'deleted_at', 'reason', 'version'];
begin
  if old.status = 0 then
    raise exception 'what was taken away stays away';
  end if;
  if to_jsonb(old) - open <> to_jsonb(new) - open then
    raise exception 'revenue is taken away and written anew, never changed';
  end if;
  return new;
end $$;
-- After the keys, so that a reference to another company is refused as one.
create trigger guard_revenue after update on reports.revenue for each row execute function reports.guard_revenue();
