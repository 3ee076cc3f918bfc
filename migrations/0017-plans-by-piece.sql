-- Who is in a close is one row for each piece of its work: as rows of people, two indexes and two foreign keys of a
-- hundred thousand took more than a second in which no slip was made. Each slip still names a person who exists, once.
create table payroll.close_plan (
  company_id int not null,
  month text not null,
  revision int not null,
  chunk int not null check (chunk >= 0),
  staff_ids int[] not null check (cardinality(staff_ids) > 0),
  primary key (company_id, month, revision, chunk),
  foreign key (company_id, month, revision) references payroll.close (company_id, month, revision) on delete restrict
);
select kernel.guard_company_table('payroll.close_plan');
grant select, insert on payroll.close_plan to tehai_app;

insert into payroll.close_plan (company_id, month, revision, chunk, staff_ids)
  select company_id, month, revision, chunk, array_agg(staff_id order by staff_id)
  from payroll.close_member group by company_id, month, revision, chunk;
drop table payroll.close_member;

-- What is done was planned.
alter table payroll.close_chunk
  add foreign key (company_id, month, revision, chunk)
    references payroll.close_plan (company_id, month, revision, chunk) on delete restrict;
