-- What a vendor was offered when it answered: another price or other certificates now are a change that it has not seen, as
-- another number is. What is answered by now was answered as it stands.
alter table scheduling.task_vendor
  add column price_then int,
  add column certificates_then jsonb not null default '[]';
update scheduling.task_vendor set price_then = price, certificates_then = certificates where answer <> 2;
