-- Long jobs: the natural key apart from its revision, a version for views, and a word to whoever watches.
alter table kernel.job_run
  add column execution_key text not null check (execution_key ~ '^[!-~]{1,100}$'),
  add column version int not null default 1,
  add constraint job_run_revision unique (company_id, kind, execution_key, revision),
  add constraint job_run_progress check (progress_done >= 0 and progress_of >= 0),
  add constraint job_run_failure check ((state = 'failed') = (failure is not null)),
  add constraint job_run_ended check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null));

-- What a starting engine asks for: everything that has not ended, of every company.
create index job_run_open on kernel.job_run (id) where state in ('queued', 'running');

-- Live progress: who listens gets company, id and version, never data.
create function kernel.tell_job_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('job_changed', json_build_object('companyId', new.company_id, 'id', new.id, 'version', new.version)::text);
  return null;
end $$;
create trigger job_changed after insert or update on kernel.job_run
  for each row execute function kernel.tell_job_changed();

-- The embedded engine's own schema stands since the server was prepared; on an outside PostgreSQL it is made here.
do $$
begin
  if not exists (select from pg_namespace where nspname = 'jobs') then
    create schema jobs;
    grant usage, create on schema jobs to tehai_jobs;
  end if;
end $$;
