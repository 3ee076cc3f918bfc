-- 入金の取り消し: a bill that was marked paid by mistake, or whose money went back, is not paid. Its receipt is kept, and said to
-- be good no longer; paid again, the bill has another one.
alter table billing.bill_paper
  drop constraint bill_paper_pkey,
  add column id int generated always as identity,
  add column taken_back_at timestamptz,
  add primary key (company_id, id),
  add constraint bill_paper_receipt_taken_back check (taken_back_at is null or kind = 'receipt');
create unique index bill_paper_once on billing.bill_paper (company_id, bill_id, kind) where taken_back_at is null;
create index bill_paper_bill on billing.bill_paper (company_id, bill_id);
grant update (taken_back_at) on billing.bill_paper to tehai_app;

-- 行き先のない入金: a part of a bill is held until the rest comes, and what is left over of a sum that paid its bills waits on.
alter table billing.unmatched_money
  drop constraint unmatched_money_reason_check,
  drop constraint unmatched_money_of_card,
  drop constraint unmatched_money_answered,
  -- The bill whose other part is waited for.
  add column held_for int references billing.bill (id) on delete restrict,
  -- The money of which this was left over.
  add column part_of int references billing.unmatched_money on delete restrict,
  add constraint unmatched_money_reason_check
    check (reason in ('unknown', 'notOwed', 'amount', 'transfer', 'rejected', 'rest')),
  add constraint unmatched_money_rest check ((reason = 'rest') = (part_of is not null)),
  -- What is left over of a card's money has the number of the whole.
  add constraint unmatched_money_of_card check ((came_by = 'card') = (intent is not null or (part_of is not null and came_on is null))),
  add constraint unmatched_money_held check (held_for is null or outcome is null),
  -- Of a company that was let in after all it may be settled without anybody's word: it pays what it has paid. Before, a person
  -- said so.
  add constraint unmatched_money_answered
    check ((outcome is null) = (answered_at is null)
      and (outcome is not null or answered_by is null)
      and (answered_by is not null or outcome is null or (reason = 'rejected' and outcome = 'settled')));
create index unmatched_money_held_for on billing.unmatched_money (held_for);
create index unmatched_money_part_of on billing.unmatched_money (part_of);
