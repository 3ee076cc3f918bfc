-- Which key signs the audit of this database, by its fingerprint: a process with another key would write entries that
-- look forged, so it is refused before its first one.
create table kernel.audit_key (
  is_only boolean primary key default true check (is_only),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  since timestamptz not null default now()
);
grant select, insert, update (fingerprint, since) on kernel.audit_key to tehai_app;

-- Who carries a fact just now: the connection that took it, which holds a lock of its number for as long as it lives.
alter table kernel.outbox add column leased_by int;
create index outbox_leased on kernel.outbox (leased_by) where sent_at is null and leased_by is not null;
