-- Who really worked on an arrangement, and how long, is told to it in the transaction that changes his punch, whichever way
-- that comes: a press, a correction, an import. Minutes are those between the presses, without the rests.
create function timekeeping.count_worked(of_company int, of_task int, of_staff int) returns void language sql as $$
  insert into scheduling.worked (company_id, task_id, staff_id, minutes)
  select of_company, of_task, of_staff, coalesce(sum(greatest(0,
    floor(extract(epoch from p.check_out - p.check_in) / 60)::int - coalesce(p.total_rest_minutes, r.minutes, 0))), 0)
  from timekeeping.punch p
  left join lateral (
    select sum(floor(extract(epoch from e.ended_at - e.started_at) / 60))::int as minutes from timekeeping.rest e
    where e.company_id = p.company_id and e.punch_id = p.id and e.ended_at is not null) r on true
  where p.company_id = of_company and p.staff_id = of_staff and p.task_id = of_task and p.state = 'closed'
  having count(*) > 0 or exists (
    select from scheduling.worked w where w.company_id = of_company and w.task_id = of_task and w.staff_id = of_staff)
  on conflict (company_id, task_id, staff_id) do update set minutes = excluded.minutes
    where worked.minutes <> excluded.minutes
$$;

create function timekeeping.punch_worked() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.task_id is not null and old.task_id is distinct from new.task_id then
    perform timekeeping.count_worked(old.company_id, old.task_id, old.staff_id);
  end if;
  if new.task_id is not null then
    perform timekeeping.count_worked(new.company_id, new.task_id, new.staff_id);
  end if;
  return null;
end $$;
-- A punch that only begins has no minutes yet.
create trigger punch_is_made after insert on timekeeping.punch
  for each row when (new.task_id is not null and new.state = 'closed') execute function timekeeping.punch_worked();
create trigger punch_is_changed after update of task_id, check_in, check_out, state, total_rest_minutes on timekeeping.punch
  for each row when (old.state = 'closed' or new.state = 'closed') execute function timekeeping.punch_worked();

create function timekeeping.rest_worked() returns trigger language plpgsql as $$
declare
  changed timekeeping.rest := case when tg_op = 'DELETE' then old else new end;
  of_punch timekeeping.punch;
begin
  select * into of_punch from timekeeping.punch p where p.company_id = changed.company_id and p.id = changed.punch_id;
  if of_punch.task_id is not null and of_punch.state = 'closed' then
    perform timekeeping.count_worked(of_punch.company_id, of_punch.task_id, of_punch.staff_id);
  end if;
  return null;
end $$;
create trigger rest_is_changed after insert or update or delete on timekeeping.rest
  for each row execute function timekeeping.rest_worked();

-- What was worked before this was counted.
select timekeeping.count_worked(p.company_id, p.task_id, p.staff_id)
from (select distinct company_id, task_id, staff_id from timekeeping.punch where task_id is not null and state = 'closed') p;
