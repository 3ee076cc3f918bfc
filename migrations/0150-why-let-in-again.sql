-- Why somebody was let in again, beside why he was shut out (D95).
alter table companies.block add column lift_reason text not null default '' check (char_length(lift_reason) <= 2000);
alter table companies.block add constraint reason_of_lifting check (lift_reason = '' or lifted_at is not null);

-- The relay tells that a mail has failed, for whoever sent it.
grant insert on kernel.outbox to tehai_relay;
create index mail_of_address on notifications.mail (company_id, kind, lower(to_email), id desc);
