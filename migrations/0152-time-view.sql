-- The hours of a day in the calendar (CAL-11, D99): where they begin, and how many minutes a row is.
alter table companies.company
  add column time_view_from time not null default '06:00',
  add column hour_interval int not null default 60 check (hour_interval in (30, 60, 120));
