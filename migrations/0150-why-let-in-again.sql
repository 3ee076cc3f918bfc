-- Why somebody was let in again, beside why he was shut out (D95).
alter table companies.block add column lift_reason text not null default '' check (char_length(lift_reason) <= 2000);
alter table companies.block add constraint reason_of_lifting check (lift_reason = '' or lifted_at is not null);
