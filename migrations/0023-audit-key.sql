-- Which key signs the audit of this database, by its fingerprint: a process with another key would write entries that
-- look forged, so it is refused before its first one.
create table kernel.audit_key (
  is_only boolean primary key default true check (is_only),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  since timestamptz not null default now()
);
grant select, insert, update (fingerprint, since) on kernel.audit_key to tehai_app;
