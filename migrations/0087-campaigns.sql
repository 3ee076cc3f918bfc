-- キャンペーン: a code that brings percent off or months for nothing, for some days (D58, D132). The platform's own list:
-- everybody's order looks a code up, only what is done in the platform's name writes one.
create table billing.campaign (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 255),
  -- Capitals, so that a code typed in small letters is the same one.
  code text not null unique check (code ~ '^[0-9A-Z]+(-[0-9A-Z]+)*$' and char_length(code) <= 32),
  kind text not null check (kind in ('DISCOUNT', 'FREE_MONTH')),
  -- Percent of the whole, or months that come for nothing.
  benefit_value int not null check (benefit_value > 0 and (kind <> 'DISCOUNT' or benefit_value < 100) and benefit_value <= 99),
  -- Of one plan; null is of every plan that costs.
  plan_id int references companies.plan on delete restrict,
  starts_on date not null,
  -- The last day on which it is good.
  ends_on date not null check (ends_on >= starts_on),
  -- 0: the platform ended it before its day.
  status int not null default 1 check (status in (0, 1)),
  made_at timestamptz not null,
  version int not null default 1
);
create index campaign_plan on billing.campaign (plan_id);
alter table billing.campaign enable row level security;
alter table billing.campaign force row level security;
create policy read on billing.campaign for select to tehai_app using (true);
create policy platform on billing.campaign for all to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null)
  with check (nullif(current_setting('app.platform', true), '') is not null);
create policy owner on billing.campaign to current_user using (true) with check (true);
grant select, insert, update on billing.campaign to tehai_app;
