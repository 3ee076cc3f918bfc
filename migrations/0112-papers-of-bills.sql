-- 請求書 and 領収書 of what a company pays the platform: what each prints, as it was when it was issued, never changed.
create table billing.bill_paper (
  company_id int not null,
  bill_id int not null,
  kind text not null check (kind in ('invoice', 'receipt')),
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  issued_at timestamptz not null,
  primary key (company_id, bill_id, kind),
  foreign key (company_id, bill_id) references billing.bill (company_id, id) on delete restrict
);
select kernel.guard_company_table('billing.bill_paper');
grant select, insert on billing.bill_paper to tehai_app;
