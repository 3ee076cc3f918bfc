-- 手配書: what a mail about an arrangement encloses, as its receiver might see it when it was sent. Kept, so that the file of
-- a mail that is tried again says the same.
create table scheduling.task_sheet (
  company_id int not null,
  id int generated always as identity,
  task_id int not null,
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  made_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, task_id) references scheduling.task (company_id, id) on delete restrict
);
select kernel.guard_company_table('scheduling.task_sheet');
create index task_sheet_task on scheduling.task_sheet (company_id, task_id, id);
grant select, insert on scheduling.task_sheet to tehai_app;
