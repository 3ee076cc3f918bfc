-- Scheduling: sites, arrangements by day and shift, who is on them.
create schema scheduling;
grant usage on schema scheduling to tehai_app;

-- 現場: 常用 (1) is paid by unit prices, 請負 (2) by a contract over a period.
create table scheduling.site (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  state int not null default 1 check (state in (0, 1, 2, 3, 4)),
  type int not null check (type in (1, 2)),
  name text not null check (char_length(name) between 1 and 255),
  name_kana text check (char_length(name_kana) <= 255),
  address text not null check (char_length(address) between 1 and 510),
  station text check (char_length(station) <= 510),
  customer_id int not null,
  regular_unit_price int check (regular_unit_price between 0 and 99999999),
  night_unit_price int check (night_unit_price between 0 and 99999999),
  contract_value bigint check (contract_value between 0 and 1000000000000),
  starts_on date,
  ends_on date,
  leader_staff_id int,
  meeting_place text check (char_length(meeting_place) <= 255),
  description text not null default '' check (char_length(description) <= 2000),
  representative_name text check (char_length(representative_name) <= 255),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  status int not null default 1 check (status in (0, 1)),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references people.partner (company_id, id) on delete restrict,
  foreign key (company_id, leader_staff_id) references people.staff (company_id, id) on delete restrict,
  check (ends_on is null or starts_on is null or ends_on >= starts_on),
  check (type = 2 or (regular_unit_price is not null and night_unit_price is not null)),
  check (type = 1 or (contract_value is not null and starts_on is not null and ends_on is not null))
);
select kernel.guard_company_table('scheduling.site');
create index site_customer on scheduling.site (company_id, customer_id);

-- A series: one row per day in task, this row says from when to when and which days are off.
create table scheduling.task_group (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  from_day date not null,
  to_day date not null,
  days_off date[] not null default '{}',
  version int not null default 1,
  primary key (company_id, id),
  check (to_day > from_day and to_day - from_day < 90)
);
select kernel.guard_company_table('scheduling.task_group');

-- 手配 of one day.
create table scheduling.task (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  site_id int not null,
  group_id int,
  day date not null,
  name text not null default '' check (char_length(name) <= 255),
  note text not null default '' check (char_length(note) <= 2000),
  leader_staff_id int,
  customer_id int not null,
  meeting_time time,
  meeting_place text check (char_length(meeting_place) <= 255),
  status int not null default 1 check (status in (0, 1)),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  foreign key (company_id, group_id) references scheduling.task_group (company_id, id) on delete restrict,
  foreign key (company_id, leader_staff_id) references people.staff (company_id, id) on delete restrict,
  foreign key (company_id, customer_id) references people.partner (company_id, id) on delete restrict
);
select kernel.guard_company_table('scheduling.task');
create index task_day on scheduling.task (company_id, day) where status = 1;
create index task_site on scheduling.task (company_id, site_id, day);
create unique index task_group_day on scheduling.task (company_id, group_id, day) where status = 1;

-- A shift of an arrangement. A row that is off keeps what the customer asked for, or what was once planned.
create table scheduling.task_shift (
  company_id int not null references companies.company on delete restrict,
  task_id int not null,
  -- MORNING 1, AFTERNOON 2, EVENING 3, OTHER 4.
  shift int not null check (shift in (1, 2, 3, 4)),
  is_on boolean not null,
  customer_asks boolean not null default false,
  from_time time,
  to_time time,
  -- The same times as moments; an evening or other shift may end on the next day (D86).
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whole people that the customer asked for; null when nobody asked (D30).
  head_count int check (head_count between 0 and 9999),
  -- 人工 that the company arranges; 0 on fixed-price sites (TASK-47).
  needed numeric(6, 2) not null default 0 check (needed between 0 and 9999),
  primary key (company_id, task_id, shift),
  foreign key (company_id, task_id) references scheduling.task (company_id, id) on delete restrict,
  check (not is_on or (from_time is not null and to_time is not null and starts_at is not null and ends_at is not null)),
  check (ends_at > starts_at and ends_at - starts_at <= interval '24 hours'),
  check (shift > 2 or to_time > from_time)
);
select kernel.guard_company_table('scheduling.task_shift');

-- Who is on a shift. Rows are taken out of play, never removed: the audit and the minutes worked point here.
create table scheduling.task_worker (
  company_id int not null references companies.company on delete restrict,
  task_id int not null,
  shift int not null,
  staff_id int not null,
  -- The vendor the person works for, as of the arranging.
  partner_id int,
  day date not null,
  count_work numeric(6, 2) not null default 1 check (count_work between 0 and 9999),
  -- Yen for this shift; null is what the person's own terms say.
  price int check (price between 0 and 99999999),
  -- 1 on the shift, 0 taken off it, 2 on it but the arrangement is deleted.
  status int not null default 1 check (status in (0, 1, 2)),
  -- The shift's moments, copied so that the database itself refuses a double booking.
  during tstzrange not null,
  override_reason text check (char_length(override_reason) between 1 and 255),
  primary key (company_id, task_id, shift, staff_id),
  foreign key (company_id, task_id, shift) references scheduling.task_shift (company_id, task_id, shift) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict,
  -- Checked when a statement ends: within one, two shifts may swap their times.
  constraint task_worker_double_booked exclude using gist (company_id with =, staff_id with =, during with &&)
    where (status = 1 and override_reason is null) deferrable initially immediate
);
select kernel.guard_company_table('scheduling.task_worker');
create index task_worker_day on scheduling.task_worker (company_id, day) where status = 1;
create index task_worker_staff on scheduling.task_worker (company_id, staff_id, day) where status = 1;

-- What timekeeping counted: pushed down, so that a board never asks up.
create table scheduling.worked (
  company_id int not null references companies.company on delete restrict,
  task_id int not null,
  staff_id int not null,
  minutes int not null check (minutes >= 0),
  primary key (company_id, task_id, staff_id),
  foreign key (company_id, task_id) references scheduling.task (company_id, id) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
select kernel.guard_company_table('scheduling.worked');

grant select, insert, update on scheduling.site, scheduling.task_group, scheduling.task, scheduling.task_shift,
  scheduling.task_worker, scheduling.worked to tehai_app;
