-- 総合振込データ (BEY-09): each file that pays papers, from which account, for how many and how much, with its digest; and the
-- papers in it. Never changed.
create table papers.transfer_file (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  transfer_on date not null,
  -- The company's own account as it stood on the file; the next file offers it again.
  client_code text not null check (client_code ~ '^\d{1,10}$'),
  sender jsonb not null,
  people int not null check (people > 0),
  total bigint not null check (total > 0),
  hash bytea not null check (length(hash) = 32),
  made_by int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  primary key (company_id, id)
);
select kernel.guard_company_table('papers.transfer_file');
grant select, insert on papers.transfer_file to tehai_app;

create table papers.transfer_paper (
  company_id int not null references companies.company on delete restrict,
  file_id int not null,
  paper_id int not null,
  amount bigint not null check (amount > 0),
  primary key (company_id, file_id, paper_id),
  foreign key (company_id, file_id) references papers.transfer_file (company_id, id) on delete restrict,
  foreign key (company_id, paper_id) references papers.paper (company_id, id) on delete restrict
);
select kernel.guard_company_table('papers.transfer_paper');
create index transfer_paper_paper on papers.transfer_paper (company_id, paper_id);
grant select, insert on papers.transfer_paper to tehai_app;
