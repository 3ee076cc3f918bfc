-- A sign-in is a family of sessions: each renewal replaces the last one of it, and ending it ends all of them. What stood
-- before is taken as a family each, for who followed whom was not written down.
alter table identity.session add column family uuid not null default gen_random_uuid();
-- One refresh token of a sign-in is good at a time.
create unique index session_head on identity.session (family) where replaced_at is null and ended_at is null;
create index session_family on identity.session (family, id);

-- Tries of a password, counted before they are made: a row for each of address with account, address, account and known
-- device (a digest of it), from the first try of its window on.
create table identity.sign_in_tries (
  counted text primary key check (char_length(counted) between 1 and 80),
  since timestamptz not null,
  tries int not null check (tries >= 0)
);
create index sign_in_tries_since on identity.sign_in_tries (since);
grant select, insert, update, delete on identity.sign_in_tries to tehai_app;
drop table identity.failed_sign_in;

-- Devices on which a person has signed in before (OWASP's device cookies); only the digest of the cookie is kept.
create table identity.known_device (
  person_id int not null references identity.person on delete restrict,
  device_hash bytea not null,
  used_at timestamptz not null,
  primary key (person_id, device_hash)
);
grant select, insert, update, delete on identity.known_device to tehai_app;
