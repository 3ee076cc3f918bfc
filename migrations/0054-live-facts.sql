-- Which transaction told a fact. Open screens are told what became visible since they were told last, and only the
-- transaction says that: a fact's number is drawn before its commit, so a later number may be seen first.
alter table kernel.outbox add column written_by xid8 not null default pg_current_xact_id();
create index outbox_written on kernel.outbox (company_id, written_by);
