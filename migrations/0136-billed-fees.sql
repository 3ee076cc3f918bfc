-- 業務委託料 (PAY-20): the period that a line pays for stands with it, and a person's days are paid by one number. A fee whose
-- amount was corrected by hand is the same fee.
alter table papers.line add column fee_from date, add column fee_to date,
  add constraint fee_of_a_period check (num_nonnulls(fee_from, fee_to) in (0, 2) and fee_to >= fee_from);
create index line_fee on papers.line (company_id, fee_to) where fee_to is not null;

create table papers.billed_fee (
  company_id int not null references companies.company on delete restrict,
  staff_id int not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  no text not null,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  constraint fee_billed_once exclude using gist (staff_id with =, daterange(from_day, to_day, '[]') with &&, company_id with =)
);
select kernel.guard_company_table('papers.billed_fee');
create index billed_fee_no on papers.billed_fee (company_id, no);
grant select, insert, delete on papers.billed_fee to tehai_app;

-- Papers that made themselves so far have one such line and its period as their own. Its digest leaves the new columns out.
alter table papers.line disable trigger guard_line;
update papers.line l set fee_from = p.stage_from, fee_to = p.stage_to
from papers.paper p
where p.company_id = l.company_id and p.id = l.paper_id and p.staff_id is not null and p.type in (1, 5, 7)
  and p.stage_from is not null and p.stage_to is not null and l.unit = '式'
  and l.label in ('業務委託料　' || extract(month from p.stage_to) || '月分', '業務委託料　' || to_char(p.stage_to, 'YYYY/MM/DD') || 'まで')
  and not exists (
    select from papers.line other
    where other.company_id = l.company_id and other.paper_id = l.paper_id and other.place <> l.place
      and other.label like '業務委託料　%');
alter table papers.line enable trigger guard_line;
insert into papers.billed_fee (company_id, staff_id, from_day, to_day, no)
select distinct p.company_id, p.staff_id, l.fee_from, l.fee_to, p.no
from papers.line l
join papers.paper p on p.company_id = l.company_id and p.id = l.paper_id
where l.fee_from is not null and not p.is_noticed and (p.status in (2, 3, 10) or (p.status = 1 and not p.is_replaced))
on conflict do nothing;
