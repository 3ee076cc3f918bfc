-- The whole arrangement: who made it, what the customer wishes, what certificates and the other shift cost.
alter table scheduling.task
  add column description text not null default '' check (char_length(description) <= 2000),
  -- When the customer would like to begin and end, over all shifts.
  add column start_time_desire time,
  add column end_time_desire time,
  -- What the customer pays for the other shift: a price under a title, or the price of another shift.
  add column title_other_shift_customer text check (char_length(title_other_shift_customer) between 1 and 255),
  add column price_other_shift_customer int check (price_other_shift_customer between 0 and 99999999),
  add column other_shift_type int check (other_shift_type in (1, 2, 3)),
  -- Made by the customer itself; and whether the last one who changed it was the company.
  add column is_customer boolean not null default false,
  add column is_admin_update boolean not null default false,
  -- Who made it, as he was called and in what role then; null before this was kept.
  add column created_by int,
  add column creator_name text check (char_length(creator_name) <= 255),
  add column creator_role int check (creator_role between 1 and 12),
  add check (price_other_shift_customer is null or title_other_shift_customer is not null);

alter table scheduling.task_shift
  add column start_time_desire time,
  add column end_time_desire time,
  -- What the customer pays for certificates on this shift: rows of id, title, price and workers, as of the arranging.
  add column certificates jsonb not null default '[]' check (jsonb_typeof(certificates) = 'array');

alter table scheduling.task_worker
  -- What the person gets for certificates on this shift: rows of name, licenseId and priceStaff.
  add column certificates jsonb not null default '[]' check (jsonb_typeof(certificates) = 'array');

-- A certificate's price gets an id of its own on its partner's card, so that an arrangement can refer to it.
update people.partner p set
  customer_prices = case when jsonb_typeof(p.customer_prices -> 'certificateUnitPrices') = 'array'
    then jsonb_set(p.customer_prices, '{certificateUnitPrices}', coalesce((
      select jsonb_agg(row || jsonb_build_object('id', place) order by place)
      from jsonb_array_elements(p.customer_prices -> 'certificateUnitPrices') with ordinality r (row, place)), '[]'))
    else p.customer_prices end,
  vendor_prices = case when jsonb_typeof(p.vendor_prices -> 'certificateUnitPrices') = 'array'
    then jsonb_set(p.vendor_prices, '{certificateUnitPrices}', coalesce((
      select jsonb_agg(row || jsonb_build_object('id', place) order by place)
      from jsonb_array_elements(p.vendor_prices -> 'certificateUnitPrices') with ordinality r (row, place)), '[]'))
    else p.vendor_prices end;
