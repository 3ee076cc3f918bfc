-- A close may go on without somebody whose law is missing: who, and why. He has no slip of the month until a later close
-- takes him in. Written with the order of the close, never changed.
create table payroll.close_left_out (
  company_id int not null,
  month text not null,
  revision int not null,
  staff_id int not null,
  reason text not null check (char_length(reason) between 1 and 255),
  primary key (company_id, month, revision, staff_id),
  foreign key (company_id, month, revision) references payroll.close (company_id, month, revision) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict
);
select kernel.guard_company_table('payroll.close_left_out');
grant select, insert on payroll.close_left_out to tehai_app;
