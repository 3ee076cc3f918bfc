-- 売上レポート: what went back of a payment by card is taken off what came for bills that are paid, so the platform reads which
-- bills a payment was for.
create policy platform on billing.card_payment_bill for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
