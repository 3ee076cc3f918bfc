-- Notices inside the product. Who gets one and what it says comes from the module that tells it.
create schema notifications;
grant usage on schema notifications to tehai_app;

create table notifications.notice (
  company_id int not null,
  id int generated always as identity,
  person_id int not null,
  kind text not null check (char_length(kind) between 1 and 60),
  -- What it is about: one notice of a kind about a thing for a person, however often it is told.
  subject text not null check (char_length(subject) between 1 and 120),
  -- Where a tap leads.
  path text not null,
  -- {"ja": …, "en": …, "vi": …}
  texts jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, id),
  unique (company_id, person_id, kind, subject)
);
create index notice_person on notifications.notice (company_id, person_id, at desc);
create index notice_unread on notifications.notice (company_id, person_id) where read_at is null;
select kernel.guard_company_table('notifications.notice');
grant select, insert on notifications.notice to tehai_app;
grant update (read_at) on notifications.notice to tehai_app;
