-- 書類を作る: the paper that a period of a customer got by itself, once, however many look (PAPER-16).
create table papers.automatic (
  company_id int not null references companies.company on delete restrict,
  partner_id int not null,
  -- The term date: the last day of the period.
  closed_on date not null,
  paper_id int,
  at timestamptz not null,
  primary key (company_id, partner_id, closed_on),
  foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict,
  foreign key (company_id, paper_id) references papers.paper (company_id, id) on delete restrict
);
select kernel.guard_company_table('papers.automatic');
grant select, insert, update on papers.automatic to tehai_app;
