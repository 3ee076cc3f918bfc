-- 仕訳データ (BEY-09): each file that was taken into books, of which month and product, by whom, with its digest; and every
-- entry in it with its source and edition, as it was written, so that it can be taken back to the yen. Never changed.
create table reports.journal_file (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  product text not null check (product in ('yayoi', 'freee', 'moneyForward')),
  -- all stands for the whole month; new adds to the files before it.
  scope text not null check (scope in ('all', 'new')),
  entries int not null check (entries > 0),
  total bigint not null check (total >= 0),
  hash bytea not null check (length(hash) = 32),
  made_by int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  primary key (company_id, id)
);
select kernel.guard_company_table('reports.journal_file');
create index journal_file_month on reports.journal_file (company_id, product, month, id);
grant select, insert on reports.journal_file to tehai_app;

create table reports.journal_entry (
  company_id int not null references companies.company on delete restrict,
  file_id int not null,
  -- A paper by its number, an expense by its id, a month of wages.
  source text not null check (source ~ '^(paper|expense|pay):.+$'),
  edition int not null,
  takes_back boolean not null,
  entry jsonb not null,
  primary key (company_id, file_id, source, takes_back),
  foreign key (company_id, file_id) references reports.journal_file (company_id, id) on delete restrict
);
select kernel.guard_company_table('reports.journal_entry');
create index journal_entry_source on reports.journal_entry (company_id, source);
grant select, insert on reports.journal_entry to tehai_app;
