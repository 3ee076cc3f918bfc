-- What a company says of itself, beside what it was founded with (PUT /v2/company).
alter table companies.company
  add column furigana_name text check (char_length(furigana_name) between 1 and 255),
  add column fax text,
  add column postal_code text check (postal_code ~ '^[0-9]{3}-[0-9]{4}$'),
  add column representative_name text check (char_length(representative_name) between 1 and 255),
  add column charter_capital bigint check (charter_capital between 0 and 1000000000000),
  add column established_on date,
  add column description text not null default '' check (char_length(description) <= 2000),
  -- Sunday 0: until which weekday wishes for the next week are taken (D46).
  add column register_schedule_weekday int not null default 5 check (register_schedule_weekday between 0 and 6),
  -- 締め日・支払日 that were in force before, each with the last pay month it holds for, oldest first.
  add column former_pay_calendars jsonb not null default '[]' check (jsonb_typeof(former_pay_calendars) = 'array');
