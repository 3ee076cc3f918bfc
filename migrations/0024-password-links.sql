-- A link by which a person sets the own password, once and until its hour; only its hash is kept.
create table identity.password_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  until timestamptz not null check (until > made_at),
  used_at timestamptz
);
create index password_link_person on identity.password_link (person_id);
grant select, insert, update (used_at) on identity.password_link to tehai_app;
