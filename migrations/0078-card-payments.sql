-- Payments by card: the card company has the cards and the money, here stands what was asked of it and what it said.
-- Under which number the card company knows a company.
create table billing.card_customer (
  company_id int primary key references companies.company on delete restrict,
  customer text not null unique check (char_length(customer) between 1 and 255),
  made_at timestamptz not null
);
select kernel.guard_company_table('billing.card_customer');
create policy platform on billing.card_customer for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
grant select, insert, update on billing.card_customer to tehai_app;

-- 登録済みのカード: what a person knows one by. Numbers are never here.
create table billing.saved_card (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  method text not null unique check (char_length(method) between 1 and 255),
  brand text not null check (char_length(brand) between 1 and 40),
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null check (exp_year between 2000 and 2200),
  added_at timestamptz not null,
  primary key (company_id, id)
);
select kernel.guard_company_table('billing.saved_card');
grant select, insert, update, delete on billing.saved_card to tehai_app;

-- カード決済: one try to pay bills. What is open may still take money, so a company has one open try at most.
create table billing.card_payment (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  way text not null check (way in ('hosted', 'saved')),
  -- Of a saved card: which, as the card company calls it.
  method text check ((way = 'saved') = (method is not null)),
  total int not null check (total > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'ended')),
  -- The hosted page, and the charge; null until the card company has said them.
  session text unique check (session is null or way = 'hosted'),
  intent text unique,
  -- Why the last card was not charged; empty where none was refused.
  failure text not null default '' check (char_length(failure) <= 60),
  refunded int not null default 0 check (refunded between 0 and total),
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  made_at timestamptz not null,
  made_by int not null references identity.person on delete restrict,
  settled_at timestamptz,
  version int not null default 1,
  primary key (company_id, id),
  unique (id),
  check ((status = 'paid') = (settled_at is not null))
);
select kernel.guard_company_table('billing.card_payment');
create policy platform on billing.card_payment for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
grant select, insert, update on billing.card_payment to tehai_app;
create unique index card_payment_open on billing.card_payment (company_id) where status = 'open';
create index card_payment_maker on billing.card_payment (made_by);

create table billing.card_payment_bill (
  company_id int not null,
  payment_id int not null,
  bill_id int not null,
  primary key (company_id, payment_id, bill_id),
  foreign key (company_id, payment_id) references billing.card_payment (company_id, id) on delete restrict,
  foreign key (company_id, bill_id) references billing.bill (company_id, id) on delete restrict
);
select kernel.guard_company_table('billing.card_payment_bill');
grant select, insert on billing.card_payment_bill to tehai_app;
create index card_payment_bill_bill on billing.card_payment_bill (company_id, bill_id);

-- What the card company told, each event once and for ever; of no company, for its object says whose it is.
create table billing.card_event (
  id text primary key check (char_length(id) between 1 and 255),
  kind text not null check (char_length(kind) between 1 and 255),
  came_by text not null check (came_by in ('webhook', 'asked')),
  came_at timestamptz not null
);
alter table billing.card_event enable row level security;
alter table billing.card_event force row level security;
create policy platform on billing.card_event to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null)
  with check (nullif(current_setting('app.platform', true), '') is not null);
create policy owner on billing.card_event to current_user using (true) with check (true);
grant select, insert on billing.card_event to tehai_app;

-- Money that came and pays no bill: it waits here for a person of the platform.
create table billing.unmatched_money (
  id int primary key generated always as identity,
  intent text not null unique check (char_length(intent) between 1 and 255),
  reason text not null check (reason in ('unknown', 'notOwed', 'amount')),
  total int not null check (total >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  refunded int not null default 0 check (refunded >= 0),
  -- The payment that it came for, where there is one, in words: whose it is, the card company's mark may get wrong.
  meant_for text not null default '' check (char_length(meant_for) <= 255),
  found_at timestamptz not null
);
alter table billing.unmatched_money enable row level security;
alter table billing.unmatched_money force row level security;
create policy platform on billing.unmatched_money to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null)
  with check (nullif(current_setting('app.platform', true), '') is not null);
create policy owner on billing.unmatched_money to current_user using (true) with check (true);
grant select, insert, update on billing.unmatched_money to tehai_app;
