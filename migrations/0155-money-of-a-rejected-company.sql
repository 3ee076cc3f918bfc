-- 却下された会社の入金: what a company has paid before the platform rejected it waits for a person, as money that fits no bill does.
alter table billing.unmatched_money
  drop constraint unmatched_money_reason_check,
  add constraint unmatched_money_reason_check
    check (reason in ('unknown', 'notOwed', 'amount', 'transfer', 'rejected'));
