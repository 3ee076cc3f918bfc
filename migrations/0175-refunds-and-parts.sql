-- 売上レポート: what went back of a payment by card is taken off what came for bills that are paid, so the platform reads which
-- bills a payment was for.
create policy platform on billing.card_payment_bill for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);

-- 一部入金: a company is asked for what is missing alone, and what it ordered does not lapse while a part of it is held. So it reads
-- the parts of its own bills.
create policy own_parts on billing.unmatched_money for select to tehai_app
  using (exists (select from billing.bill b
    where b.id = held_for and b.company_id = (select nullif(current_setting('app.company_id', true), '')::int)));
