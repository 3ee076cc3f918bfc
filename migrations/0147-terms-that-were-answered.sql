-- A qualification is asked of so many people; those from before that said no number are asked of one.
update scheduling.task_vendor set certificates = (
    select jsonb_agg(case when coalesce((c->>'workers')::numeric, 0) > 0 then c else c || '{"workers": 1}' end order by n)
    from jsonb_array_elements(certificates) with ordinality as asked (c, n))
  where certificates <> '[]';
-- What a vendor was offered when it answered: another price or other certificates now are a change that it has not seen, as
-- another number is. What is answered by now was answered as it stands.
alter table scheduling.task_vendor
  add column price_then int,
  add column certificates_then jsonb not null default '[]';
update scheduling.task_vendor set price_then = price, certificates_then = certificates where answer <> 2;
