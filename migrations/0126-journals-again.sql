-- A 仕訳 file that was taken can be written once more, byte for byte (BEY-09): each entry keeps its place in the file, and what
-- the company called the accounts when it was taken.
alter table reports.journal_entry add column place int;
-- Entries are inserted in the order of their file and never touched, so they lie in that order.
update reports.journal_entry e set place = o.place
from (
  select company_id, file_id, source, takes_back,
    row_number() over (partition by company_id, file_id order by ctid) - 1 as place
  from reports.journal_entry
) o
where (e.company_id, e.file_id, e.source, e.takes_back) = (o.company_id, o.file_id, o.source, o.takes_back);
alter table reports.journal_entry alter column place set not null, add check (place >= 0),
  add unique (company_id, file_id, place);
-- By account; the product's usual name where nothing stands.
alter table reports.journal_entry add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');

-- 勘定科目 as the company calls them in the books of a product.
create table reports.account_names (
  company_id int not null references companies.company on delete restrict,
  product text not null check (product in ('yayoi', 'freee', 'moneyForward')),
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  version int not null default 1,
  primary key (company_id, product)
);
select kernel.guard_company_table('reports.account_names');
grant select, insert, update on reports.account_names to tehai_app;
