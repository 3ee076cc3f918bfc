-- 更新: the bill of the next term, made before the last day of the term that it goes on from; one for each last day.
alter table billing.bill add column renews date check (renews is null or purpose = 'extend');
create unique index bill_renewal on billing.bill (company_id, renews) where renews is not null and status <> 'withdrawn';
