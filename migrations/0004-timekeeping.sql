-- Timekeeping: what was pressed and when, what was worked, what the desk corrected and why.
create schema timekeeping;
grant usage on schema timekeeping to tehai_app;

create table timekeeping.punch (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  staff_id int not null,
  -- Work belongs to the day it starts; with an arrangement, to the arrangement's day (D48).
  work_day date not null,
  task_id int,
  site_id int,
  -- 1 in the office, 2 outside.
  place int not null default 2 check (place in (1, 2)),
  check_in timestamptz not null,
  check_out timestamptz,
  -- open: on duty; closed: both ends known; unfinished: a later check-in found it open (未退勤);
  -- cancelled: taken back within a minute; removed: by the desk.
  state text not null default 'open' check (state in ('open', 'closed', 'unfinished', 'cancelled', 'removed')),
  -- The end was told afterwards by the person and not pressed at the time.
  is_end_claimed boolean not null default false,
  -- Wire ids of the shifts that count as done; ticked at check-out by people paid by shift (TIME-04).
  shifts int[] not null default '{}' check (shifts <@ array[1, 2, 3, 4]),
  -- Set by a person or the desk instead of the rule's or the punched rests (D87), with its reason.
  total_rest_minutes int check (total_rest_minutes between 0 and 1440),
  rest_reason text check (char_length(rest_reason) between 1 and 255),
  in_lat double precision check (in_lat between -90 and 90),
  in_lng double precision check (in_lng between -180 and 180),
  in_accuracy int check (in_accuracy >= 0),
  out_lat double precision check (out_lat between -90 and 90),
  out_lng double precision check (out_lng between -180 and 180),
  out_accuracy int check (out_accuracy >= 0),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  foreign key (company_id, task_id) references scheduling.task (company_id, id) on delete restrict,
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  check (check_out is null or (check_out > check_in and check_out <= check_in + interval '48 hours')),
  check (state <> 'closed' or check_out is not null),
  check (state not in ('open', 'unfinished') or check_out is null),
  check ((total_rest_minutes is null) = (rest_reason is null)),
  -- One person can't be at work twice at once; an open punch occupies only its start.
  constraint one_punch_at_a_time exclude using gist (
    company_id with =, staff_id with =, tstzrange(check_in, check_out) with &&
  ) where (state = 'closed')
);
create unique index punch_one_open on timekeeping.punch (company_id, staff_id) where state = 'open';
create index punch_day on timekeeping.punch (company_id, work_day, staff_id);
create index punch_staff on timekeeping.punch (company_id, staff_id, work_day);
select kernel.guard_company_table('timekeeping.punch');

create table timekeeping.rest (
  company_id int not null,
  id int generated always as identity,
  punch_id int not null,
  staff_id int not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, punch_id) references timekeeping.punch (company_id, id) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  check (ended_at is null or ended_at >= started_at)
);
create unique index rest_one_open on timekeeping.rest (company_id, punch_id) where ended_at is null;
create index rest_punch on timekeeping.rest (company_id, punch_id);
select kernel.guard_company_table('timekeeping.rest');

-- Every press of a button, as it was pressed: appended, never changed. A press comes once, however often it is sent.
create table timekeeping.press (
  company_id int not null references companies.company on delete restrict,
  client_id uuid not null,
  staff_id int not null,
  pressed_by int not null,
  action text not null check (action in ('in', 'out', 'restStart', 'restEnd', 'cancel')),
  pressed_at timestamptz not null,
  arrived_at timestamptz not null,
  punch_id int not null,
  cancels uuid,
  primary key (company_id, client_id),
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  foreign key (company_id, punch_id) references timekeeping.punch (company_id, id) on delete restrict
);
create index press_punch on timekeeping.press (company_id, punch_id);
select kernel.guard_company_table('timekeeping.press');

-- What the desk changed, by whom and why; the punch before and after.
create table timekeeping.correction (
  company_id int not null,
  id int generated always as identity,
  punch_id int not null,
  corrected_by int not null,
  at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 255),
  before jsonb,
  after jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, punch_id) references timekeeping.punch (company_id, id) on delete restrict
);
create index correction_punch on timekeeping.correction (company_id, punch_id);
select kernel.guard_company_table('timekeeping.correction');

grant select, insert, update on timekeeping.punch to tehai_app;
-- A cancelled or corrected rest goes away with its press kept.
grant select, insert, update, delete on timekeeping.rest to tehai_app;
grant select, insert on timekeeping.press, timekeeping.correction to tehai_app;
