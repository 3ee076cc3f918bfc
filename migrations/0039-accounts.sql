-- People who register themselves, prove their address, forget and change their password, rest and leave.

-- The link of a registration, for a day; only its hash is kept.
create table identity.activation (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  until timestamptz not null check (until > made_at),
  used_at timestamptz
);
create index activation_person on identity.activation (person_id);

-- A code sent to an address, whether anybody has an account by it or not: what happens next must not tell. The code is
-- kept as a mark made with a key outside the database, for six digits are guessed from any other hash.
create table identity.one_time_code (
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  person_id int references identity.person on delete restrict,
  code_mark bytea not null check (octet_length(code_mark) = 32),
  until timestamptz not null,
  tries int not null default 0 check (tries >= 0),
  paused_until timestamptz,
  used_at timestamptz
);
create index one_time_code_until on identity.one_time_code (until);

-- What a link to the mobile app carries instead of tokens (D97). The company is one that the person has chosen.
create table identity.mobile_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  person_id int not null references identity.person on delete restrict,
  for_company int,
  made_at timestamptz not null,
  until timestamptz not null check (until > made_at),
  used_at timestamptz
);
create index mobile_code_until on identity.mobile_code (until);

-- 休止 and 退会 of an account: asked by its person, a closing decided by the platform.
create table identity.leave (
  id int generated always as identity primary key,
  person_id int not null references identity.person on delete restrict,
  kind text not null check (kind in ('pause', 'close')),
  state text not null check (state in ('requesting', 'active', 'reject', 'inactive')),
  reason text not null default '' check (char_length(reason) <= 2000),
  asked_at timestamptz not null,
  decided_by int references identity.person on delete restrict,
  decided_at timestamptz,
  ended_at timestamptz,
  check (kind = 'close' or state in ('active', 'inactive'))
);
create index leave_person on identity.leave (person_id, id desc);
create unique index leave_open on identity.leave (person_id) where state in ('requesting', 'active');

grant select, insert, update (used_at) on identity.activation to tehai_app;
grant select, insert, update, delete on identity.one_time_code to tehai_app;
grant select, insert, update (used_at), delete on identity.mobile_code to tehai_app;
grant select, insert, update (state, decided_by, decided_at, ended_at) on identity.leave to tehai_app;
