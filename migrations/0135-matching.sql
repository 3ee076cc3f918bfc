-- 請求照合: a vendor's or freelancer's 支払依頼書 is compared with our days, and paid by a 支払通知 of what both agree.
-- Of a request: parts of it stand on a notice, which is what is paid. Of a notice: the request that it answers.
alter table papers.paper
  add column is_noticed boolean not null default false check (not is_noticed or type = 1),
  add column request_id int,
  add foreign key (company_id, request_id) references papers.paper (company_id, id) on delete restrict;
create index paper_request on papers.paper (company_id, request_id) where request_id is not null;

-- What the other side asks by person and day, where its paper does not name our arrangements: typed in beside the paper.
create table papers.claim (
  company_id int not null,
  paper_id int not null,
  staff_id int,
  name text not null check (char_length(name) between 1 and 255),
  day date not null,
  heads numeric(6, 2) not null check (heads >= 0),
  note text not null default '' check (char_length(note) <= 255),
  entered_by int not null references identity.person on delete restrict,
  entered_at timestamptz not null,
  constraint claim_once unique nulls not distinct (company_id, paper_id, staff_id, name, day),
  foreign key (company_id, paper_id) references papers.paper (company_id, id) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
select kernel.guard_company_table('papers.claim');
grant select, insert, delete on papers.claim to tehai_app;

-- What we said of one difference: of a person's day or of a line. It holds for these figures only.
create table papers.match_decision (
  company_id int not null,
  paper_id int not null,
  key text not null check (char_length(key) between 1 and 300),
  decision text not null check (decision in ('accept', 'keep', 'ask')),
  reason text not null default '' check (char_length(reason) <= 255),
  ours numeric(14, 2) not null,
  claimed numeric(14, 2) not null,
  decided_by int not null references identity.person on delete restrict,
  decided_at timestamptz not null,
  primary key (company_id, paper_id, key),
  foreign key (company_id, paper_id) references papers.paper (company_id, id) on delete restrict
);
select kernel.guard_company_table('papers.match_decision');
grant select, insert, update on papers.match_decision to tehai_app;
