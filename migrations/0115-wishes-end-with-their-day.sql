-- A wish of an arrangement that is deleted is answered by that: it waits no longer. A trigger, because days are deleted in
-- many ways (alone, many at once, as days off of a series) and none of them may forget it. Nobody answered and no reason was
-- given, so both stay empty.
create function scheduling.end_wishes() returns trigger language plpgsql as $$
begin
  update scheduling.task_proposal set status = 3, answered_at = now()
  where company_id = new.company_id and task_id = new.id and status = 2;
  return null;
end $$;
create trigger end_wishes after update of status on scheduling.task for each row
  when (old.status = 1 and new.status = 0) execute function scheduling.end_wishes();

update scheduling.task_proposal p set status = 3, answered_at = now()
from scheduling.task t
where t.company_id = p.company_id and t.id = p.task_id and t.status = 0 and p.status = 2;
