-- 客先・協力会社: how they pay and are paid, their prices, bank and papers. What a customer pays by and what a vendor is paid
-- by stand apart, because one company may be both (D94).
alter table people.partner
  add column contract_date date,
  -- A vendor takes part in a site without a yes of its own.
  add column joins_projects boolean not null default false,
  add column makes_paper boolean not null default false,
  add column mails_paper boolean not null default false,
  add column bank jsonb,
  -- 締め日・支払月・支払日: days 1 to 28, 0 is the month's end; months after the closing's month.
  add column customer_closing_date int check (customer_closing_date between 0 and 28),
  add column customer_payment_month int check (customer_payment_month between 0 and 2),
  add column customer_payment_date int check (customer_payment_date between 0 and 28),
  add column customer_tax int not null default 0 check (customer_tax in (0, 1)),
  add column customer_prices jsonb not null default '{}',
  add column vendor_closing_date int check (vendor_closing_date between 0 and 28),
  add column vendor_payment_month int check (vendor_payment_month between 0 and 2),
  add column vendor_payment_date int check (vendor_payment_date between 0 and 28),
  add column vendor_prices jsonb not null default '{}';
-- A partner of nobody's site, worker, person or invitation may be taken away; the keys say so.
grant delete on people.partner to tehai_app;

-- The card with what the partner is to us; under the policies of both tables.
create view people.partner_record with (security_invoker = true) as
select p.*, k.is_customer, k.is_vendor
from people.partner p join companies.partnership k on k.company_id = p.company_id and k.id = p.id;
grant select on people.partner_record to tehai_app;
