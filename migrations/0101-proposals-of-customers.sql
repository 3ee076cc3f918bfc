-- お願い: what a customer wants to be otherwise about an arrangement, and what became of it. Its rows are the history.
create table scheduling.task_proposal (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  task_id int not null,
  -- 2 waits, 1 holds (accepted, or changed by the customer itself while no time was set), 3 refused, 0 taken back.
  status int not null check (status in (0, 1, 2, 3)),
  -- Which days of a series it is for.
  mode text not null default 'one' check (mode in ('one', 'future', 'all')),
  -- What it is to be, and what it was; an empty origin is the first making.
  data_update jsonb not null check (jsonb_typeof(data_update) = 'object'),
  data_origin jsonb not null check (jsonb_typeof(data_origin) = 'object'),
  comment text check (char_length(comment) between 1 and 2000),
  created_at timestamptz not null default now(),
  -- When the customer last changed it.
  updated_at timestamptz not null default now(),
  created_by int not null references identity.person on delete restrict,
  answered_at timestamptz,
  answered_by int references identity.person on delete restrict,
  reason text check (char_length(reason) between 1 and 2000),
  primary key (company_id, id),
  foreign key (company_id, task_id) references scheduling.task (company_id, id) on delete restrict,
  check ((status in (1, 3)) = (answered_at is not null))
);
select kernel.guard_company_table('scheduling.task_proposal');
create unique index task_proposal_open on scheduling.task_proposal (company_id, task_id) where status = 2;
create index task_proposal_task on scheduling.task_proposal (company_id, task_id, id);
grant select, insert, update on scheduling.task_proposal to tehai_app;
