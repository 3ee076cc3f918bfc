-- Imports from Excel and CSV: what each one made, so that it can be taken back, and how the columns of a sheet are read.
create schema imports;
grant usage on schema imports to tehai_app;

create table imports.import (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  kind text not null check (kind in ('staff', 'vendor', 'customer', 'site')),
  file_name text not null check (char_length(file_name) between 1 and 255),
  -- How many rows it saved.
  saved int not null check (saved > 0),
  -- What of them has not been taken back: ids of people, partners or sites, by its kind.
  left_ids int[] not null,
  made_by int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  undone_at timestamptz,
  version int not null default 1,
  primary key (company_id, id)
);
select kernel.guard_company_table('imports.import');
create index import_made on imports.import (company_id, kind, made_at desc);

-- How a company's sheets of a kind were read the last time.
create table imports.mapping (
  company_id int not null references companies.company on delete restrict,
  kind text not null check (kind in ('staff', 'vendor', 'customer', 'site')),
  mapping jsonb not null,
  made_by int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  primary key (company_id, kind)
);
select kernel.guard_company_table('imports.mapping');
grant select, insert, update on imports.import, imports.mapping to tehai_app;

-- What an import made is taken back as long as nothing refers to it.
grant delete on people.staff, people.profile, companies.membership, scheduling.site to tehai_app;

-- Which rows of a company's table are referred to, and by which tables: every foreign key to it is asked, whosever it is.
-- Row-level security stays as it is for whoever asks.
create function kernel.referred_by(target regclass, company int, ids int[], beside regclass[])
returns table (id int, by_table text) language plpgsql stable as $$
declare
  key record;
begin
  for key in
    select con.conrelid::regclass as source,
      max(from_column.attname) filter (where to_column.attname = 'company_id') as company_column,
      max(from_column.attname) filter (where to_column.attname = 'id') as id_column
    from pg_constraint con
    cross join lateral unnest(con.conkey, con.confkey) as pair (from_number, to_number)
    join pg_attribute from_column on from_column.attrelid = con.conrelid and from_column.attnum = pair.from_number
    join pg_attribute to_column on to_column.attrelid = con.confrelid and to_column.attnum = pair.to_number
    where con.contype = 'f' and con.confrelid = target and not con.conrelid = any(beside)
    group by con.oid, con.conrelid
  loop
    return query execute format(
      'select distinct %1$I, %2$L from %3$s where %4$I = $1 and %1$I = any($2)',
      key.id_column, key.source::text, key.source, key.company_column) using company, ids;
  end loop;
end $$;
grant execute on function kernel.referred_by(regclass, int, int[], regclass[]) to tehai_app;
