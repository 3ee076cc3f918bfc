-- A saved card is charged for what is due without a press (BILL-05, BILL-18): such a try says so, and its refusal is mailed.
alter table billing.card_payment add column by_itself boolean not null default false
  check (not by_itself or way = 'saved');
