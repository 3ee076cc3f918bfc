-- Whose side wrote an arrangement last: who comes too late is told who was first. What is stored was the customer's last where
-- the company has not changed it since, and the company's else.
alter table scheduling.task add column last_side text not null default 'company'
  check (last_side in ('company', 'vendor', 'customer'));
update scheduling.task t set last_side = 'customer'
where not is_admin_update
  and (is_customer or exists (select from scheduling.task_proposal p where p.company_id = t.company_id and p.task_id = t.id));
