-- A series is its days: the first day, the last one and the days off follow from the arrangements themselves.
alter table scheduling.task_group drop column from_day, drop column to_day, drop column days_off, drop column version;

-- 保留: the arrangement stands, its people are pencilled in and free for others (D119).
alter table scheduling.task add column is_reserved boolean not null default false;
create index task_group_days on scheduling.task (company_id, group_id) where group_id is not null;

-- 1 on the shift, 0 taken off it, 2 on it but the arrangement is deleted, 3 pencilled in: the arrangement is held.
alter table scheduling.task_worker drop constraint task_worker_status_check;
alter table scheduling.task_worker add constraint task_worker_status_check check (status in (0, 1, 2, 3));
-- Boards show those who are pencilled in too; whoever asks for bookings alone finds them by the same indexes.
drop index scheduling.task_worker_day;
drop index scheduling.task_worker_staff;
create index task_worker_day on scheduling.task_worker (company_id, day) where status in (1, 3);
create index task_worker_staff on scheduling.task_worker (company_id, staff_id, day) where status in (1, 3);
