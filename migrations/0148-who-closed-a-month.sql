-- Who brought a pay month to its state and when, told to whoever finds that nothing of it can be changed. Null of a
-- month that is open since it was made.
alter table companies.pay_month
  add column changed_by int,
  add column changed_at timestamptz,
  add check ((changed_by is null) = (changed_at is null));
update companies.pay_month m set changed_by = c.started_by, changed_at = coalesce(c.ended_at, c.started_at)
  from payroll.close c
  where m.state <> 'open' and c.company_id = m.company_id and c.month = m.month and c.revision = case m.state
    -- The month has the close's revision only once the close is done.
    when 'closing' then (select max(n.revision) from payroll.close n where n.company_id = m.company_id and n.month = m.month)
    else m.revision end;
