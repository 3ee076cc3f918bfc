-- 行き先のない入金: transfers that fit no bill beside money by card, and what a person of the platform made of each.
alter table billing.unmatched_money
  alter column intent drop not null,
  drop constraint unmatched_money_reason_check,
  add column came_by text not null default 'card' check (came_by in ('card', 'transfer')),
  add column sender text not null default '' check (char_length(sender) <= 255),
  add column came_on date,
  add column outcome text check (outcome in ('settled', 'returned')),
  add column note text not null default '' check (char_length(note) <= 2000),
  -- The bill that it pays; whose it is, the bill says: this table is of no company.
  add column bill_id int references billing.bill (id) on delete restrict,
  add column answered_at timestamptz,
  add column answered_by int references identity.person on delete restrict,
  add column version int not null default 1,
  add constraint unmatched_money_reason_check check (reason in ('unknown', 'notOwed', 'amount', 'transfer')),
  add constraint unmatched_money_of_card check ((came_by = 'card') = (intent is not null)),
  add constraint unmatched_money_of_transfer check ((came_by = 'transfer') = (came_on is not null)),
  add constraint unmatched_money_settled check ((outcome is not distinct from 'settled') = (bill_id is not null)),
  add constraint unmatched_money_returned check (outcome is distinct from 'returned' or note <> ''),
  add constraint unmatched_money_answered check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null));
create index unmatched_money_bill on billing.unmatched_money (bill_id);
create index unmatched_money_answerer on billing.unmatched_money (answered_by);
