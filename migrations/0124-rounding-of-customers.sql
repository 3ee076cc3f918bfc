-- How a customer has a fraction of a yen of tax rounded on its papers (D27): dropped unless it agreed otherwise.
alter table people.partner add column customer_tax_rounding text not null default 'floor'
  check (customer_tax_rounding in ('floor', 'halfUp', 'ceil'));
-- Until now each paper took over what the last one of ours to this customer said.
update people.partner p set customer_tax_rounding = l.tax_rounding
from (
  select distinct on (company_id, partner_id) company_id, partner_id, tax_rounding from papers.paper
  where made_side = 'us' and type in (3, 4, 8) and partner_id is not null
  order by company_id, partner_id, id desc
) l
where l.company_id = p.company_id and l.partner_id = p.id and l.tax_rounding <> 'floor';
-- A view keeps the columns that its table had when it was made.
drop view people.partner_record;
create view people.partner_record with (security_invoker = true) as
select p.*, k.is_customer, k.is_vendor
from people.partner p join companies.partnership k on k.company_id = p.company_id and k.id = p.id;
grant select on people.partner_record to tehai_app;
