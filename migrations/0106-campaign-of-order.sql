-- キャンペーン at the price (BILL-13, D58): a bill says by which code it was reduced, and a registration keeps the code that
-- it was sent with, so that the same registration said again is the same.
alter table billing.bill add column campaign_id int references billing.campaign on delete restrict;
create index bill_campaign on billing.bill (campaign_id) where campaign_id is not null;
alter table companies.company add column campaign_code text
  check (campaign_code is null or (campaign_code ~ '^[0-9A-Z]+(-[0-9A-Z]+)*$' and char_length(campaign_code) <= 32));
