-- お試し (D8, D91): the plan that the product knows as 2. Nothing is paid for it, it ends 30 days after the platform's yes, and
-- a company has it once. Hidden until the platform shows it: whether it is offered is the platform's word.
insert into companies.plan (id, name, price, total_user, description, status) values
  (2, 'お試し', 0, 30, E'手配・勤怠・給与のすべて\n承認から30日間は無料\n終わったあとも記録は残ります', 0);

-- The day of the platform's yes from which it was tried.
alter table companies.company add column tried_on date;
