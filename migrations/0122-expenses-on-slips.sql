-- 立替金精算 (D74): an approved request goes back with the person's next slip, once. The close of a month takes it (slip_month);
-- when that close ends, the request knows its slip (slip_id). From then on it belongs to that month for good.
alter table expenses.request
  add column slip_month text check (slip_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  add column slip_id int,
  add column slip_paid_on date,
  add check (slip_month is null or status = 1),
  -- What goes with a slip is never paid by hand too.
  add check (slip_month is null or not is_paid),
  add check ((slip_month is null) = (slip_paid_on is null)),
  add check (slip_id is null or slip_month is not null);
create index request_slip on expenses.request (company_id, slip_month, staff_id) where slip_month is not null;
create index request_unpaid on expenses.request (company_id, staff_id) where status = 1 and not is_paid and slip_month is null;

create or replace function expenses.guard_request() returns trigger language plpgsql as $$
declare
  later constant text[] := array['is_paid', 'paid_on', 'slip_month', 'slip_id', 'slip_paid_on', 'version'];
begin
  if (new.staff_id, new.person_id, new.asked_at) is distinct from (old.staff_id, old.person_id, old.asked_at) then
    raise exception 'a request keeps who asked and when';
  end if;
  if old.status <> 2 and to_jsonb(old) - later <> to_jsonb(new) - later then
    raise exception 'what was decided is never changed';
  end if;
  if old.slip_id is not null and (new.slip_id is null or new.slip_month is distinct from old.slip_month) then
    raise exception 'a request stays with the month whose slip pays it back';
  end if;
  return new;
end $$;

-- What was given back beside the wages: no pay, and no deduction.
alter table payroll.slip add column repaid int not null default 0 check (repaid >= 0);
alter table payroll.slip drop constraint slip_check;
alter table payroll.slip add constraint slip_net check (gross - deductions + repaid = net);
