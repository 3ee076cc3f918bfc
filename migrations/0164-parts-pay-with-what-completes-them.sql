-- 行き先のない入金: a sum that pays several bills names all of them, so that the payment of each can be taken back.
alter table billing.unmatched_money
  -- The bills beyond the first, `bill_id`.
  add column also_paid int[] not null default '{}',
  add constraint unmatched_money_also_paid check (also_paid = '{}' or outcome is not distinct from 'settled');
create index unmatched_money_also_paid on billing.unmatched_money using gin (also_paid);

-- 一部入金: what completes a bill by card pays it together with its parts, in the company's own write; so it reads what paid its
-- own bills.
create policy own_settled on billing.unmatched_money for select to tehai_app
  using (exists (select from billing.bill b
    where b.id = bill_id and b.company_id = (select nullif(current_setting('app.company_id', true), '')::int)));
create policy settled_parts on billing.unmatched_money for update to tehai_app
  using (exists (select from billing.bill b
    where b.id = held_for and b.company_id = (select nullif(current_setting('app.company_id', true), '')::int)))
  with check (exists (select from billing.bill b
    where b.id = bill_id and b.company_id = (select nullif(current_setting('app.company_id', true), '')::int)));

-- 入金の取り消し: a payment takes back the word that the plan ends; the bill keeps that day until its receipt is taken back.
alter table billing.bill add column stopped_on date;
