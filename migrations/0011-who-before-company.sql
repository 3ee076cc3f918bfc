-- A lookup in these indexes compares every entry of each page that it passes, column by column, until one differs: the
-- person tells entries apart, the company nearly none. Every check of a row, one by one or of all, is cheaper so.
alter table scheduling.task_worker
  drop constraint task_worker_double_booked,
  add constraint task_worker_double_booked exclude using gist (staff_id with =, during with &&, company_id with =)
    where (status = 1 and override_reason is null) deferrable initially immediate;
alter table timekeeping.punch
  drop constraint one_punch_at_a_time,
  add constraint one_punch_at_a_time exclude using gist (
    staff_id with =, tstzrange(check_in, check_out) with &&, company_id with =
  ) where (state = 'closed');
