-- Sealing: each audit entry gets its place in its company's chain (link_no, from 1), the link before it and its own.
-- Both are keyed hashes, so whoever owns the database can break a chain and can't mend it.
alter table kernel.audit_entry
  add column previous bytea,
  add column link bytea,
  add check ((link_no is null) = (link is null) and (link_no is null) = (previous is null));
create unique index audit_entry_place on kernel.audit_entry (company_id, link_no) nulls not distinct
  where link_no is not null;

-- The newest link of each chain, signed; chain 0 is the platform's own. The same lines stand in files beside the keys.
create table kernel.audit_anchor (
  chain int primary key,
  link_no bigint not null,
  link bytea not null,
  mac bytea not null
);
grant select, insert, update on kernel.audit_anchor to tehai_relay;
