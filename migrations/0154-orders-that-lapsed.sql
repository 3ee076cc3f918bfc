-- 期限切れの申込 (BILL-18, D114): when an order of a company in use was given back because its transfer did not come. Money that
-- comes after all takes the order up again.
alter table billing.bill
  add column lapsed_at timestamptz,
  add constraint bill_lapsed_order check (lapsed_at is null or purpose in ('extend', 'change', 'members'));
