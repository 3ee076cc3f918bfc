-- A lookup compares every entry of each page that it passes, and passes two pages beside the ones it needs: those where
-- a person's first punches lie with the last of somebody else. Wider entries are fewer a page; nobody reads the times here.
alter table timekeeping.punch
  drop constraint one_punch_at_a_time,
  add constraint one_punch_at_a_time exclude using gist (
    staff_id with =, tstzrange(check_in, check_out) with &&, company_id with =
  ) include (check_in, check_out) where (state = 'closed');
