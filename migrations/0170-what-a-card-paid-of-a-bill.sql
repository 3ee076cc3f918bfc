-- カード決済: how much of each bill a try is for. Beside a part of the bill that is held it is not the whole, and what goes back
-- of the payment is counted by it.
alter table billing.card_payment_bill add column yen int check (yen >= 0);
update billing.card_payment_bill s set yen = shared.yen
  from (
    select o.company_id, o.payment_id, o.bill_id,
      greatest(0, least(b.total, p.total - coalesce(sum(b.total) over (
        partition by o.company_id, o.payment_id order by o.bill_id rows between unbounded preceding and 1 preceding), 0))) as yen
    from billing.card_payment_bill o
    join billing.card_payment p on p.company_id = o.company_id and p.id = o.payment_id
    join billing.bill b on b.company_id = o.company_id and b.id = o.bill_id
  ) as shared
  where s.company_id = shared.company_id and s.payment_id = shared.payment_id and s.bill_id = shared.bill_id;
alter table billing.card_payment_bill alter column yen set not null;

-- 行き先のない入金: a card's payment that paid several bills of a company that is rejected waits once for each of them; the first row
-- has its number, the others name it as their sender.
alter table billing.unmatched_money
  drop constraint unmatched_money_of_card,
  add constraint unmatched_money_of_card check (
    case came_by when 'card' then intent is not null or sender <> '' else intent is null end);
