-- The day on which a record was made: whoever has no day of joining counts from it, or from his first terms where those
-- are earlier. Records that stood before count from their entry in the audit, else from the first day there is.
alter table people.staff add column made_on date;
update people.staff s set made_on = e.made_on
from (select subject, min(at at time zone 'Asia/Tokyo')::date as made_on from kernel.audit_entry
  where action = 'staff.register' group by subject) e
where e.subject = 'staff:' || s.id;
update people.staff set made_on = '2000-01-01' where made_on is null;
alter table people.staff alter column made_on set not null,
  alter column made_on set default (now() at time zone 'Asia/Tokyo')::date;
