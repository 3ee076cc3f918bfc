-- お問い合わせ: what anybody writes to the platform. Of no company; reached only by what is done in the platform's name.
create schema contact;
grant usage on schema contact to tehai_app;

create table contact.entry (
  id int generated always as identity primary key,
  -- The caller's own key and a digest of what came with it: a retry is one entry.
  key text not null unique check (char_length(key) between 1 and 200),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  company_name text not null check (char_length(company_name) between 1 and 255),
  name text not null check (char_length(name) between 1 and 255),
  phone text not null check (char_length(phone) between 1 and 20),
  email text not null check (char_length(email) between 3 and 254),
  total_user bigint not null check (total_user between 1 and 999999999999),
  note text not null default '' check (char_length(note) <= 255),
  language text not null check (language in ('ja', 'vi', 'en')),
  sent_at timestamptz not null
);
alter table contact.entry enable row level security;
alter table contact.entry force row level security;
create policy platform on contact.entry to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null)
  with check (nullif(current_setting('app.platform', true), '') is not null);
grant select, insert on contact.entry to tehai_app;
-- Read by whoever keeps the house, too: without this a backup would leave it out.
create policy owner on contact.entry to current_user using (true) with check (true);
