-- Mails: written down in the transaction of what they tell, sent afterwards by the relay, one row a recipient.
grant usage on schema notifications to tehai_relay;

create table notifications.mail (
  id int generated always as identity primary key,
  -- Null for mails of no company (activation, codes): these no company reads.
  company_id int,
  -- Names the mail to mail servers: a second try carries the same Message-ID.
  key uuid not null unique default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 60),
  language text not null check (language in ('ja', 'vi', 'en')),
  sent_by int,
  sender_name text check (sender_name !~ '[[:cntrl:]]'),
  reply_to text check (reply_to !~ '[[:cntrl:]]'),
  to_email text not null check (char_length(to_email) between 3 and 254 and to_email !~ '[[:cntrl:]]'),
  to_name text check (to_name !~ '[[:cntrl:]]'),
  to_person_id int,
  subject text not null check (char_length(subject) between 1 and 255 and subject !~ '[[:cntrl:]]'),
  -- As sent, but that the secret (a token, a code) stands beside it and goes once it was handed over.
  html text not null,
  text text not null,
  secret text,
  queued_at timestamptz not null,
  -- After this moment nobody has any use for it: a code, a link that has ended.
  useless_at timestamptz,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed')),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  -- The connection that is sending it, which holds a lock of its number for as long as it lives.
  leased_by int,
  message_id text unique,
  -- 'file' where no mail server is set: it lies in the data folder.
  delivery text check (delivery in ('smtp', 'file')),
  ended_at timestamptz,
  -- [{"at": …, "why": …, "said": …}] of the tries that failed.
  tries jsonb not null default '[]',
  -- The mail that was sent once more by this one.
  resend_of int,
  unique (company_id, id),
  foreign key (company_id, resend_of) references notifications.mail (company_id, id) on delete restrict,
  check ((state = 'pending') = (ended_at is null))
);
create index mail_due on notifications.mail (next_try_at, id) where state = 'pending';
create index mail_of_company on notifications.mail (company_id, queued_at desc, id desc);
create index mail_secret on notifications.mail (useless_at) where secret is not null;
select kernel.guard_company_table('notifications.mail');
create policy platform on notifications.mail for insert to tehai_app with check (company_id is null);
select kernel.let_relay_work('notifications.mail');
grant select, insert on notifications.mail to tehai_app;
grant select, update on notifications.mail to tehai_relay;

create function notifications.tell_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail', '');
  return null;
end $$;
create trigger mail_queued after insert on notifications.mail for each statement execute function notifications.tell_mail();
