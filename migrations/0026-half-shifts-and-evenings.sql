-- Of the shifts that a punch counts as done, those of which half was worked: half of the price, half of the hours.
alter table timekeeping.punch add column half_shifts int[] not null default '{}' check (half_shifts <@ shifts);

-- Hours of an evening shift, where they are not those of a day shift; null takes the company's evening.
alter table people.terms add column evening_hours numeric(4, 2) check (evening_hours > 0 and evening_hours <= 24);
