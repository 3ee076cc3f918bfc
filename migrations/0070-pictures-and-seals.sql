-- What a company looks like and what it seals with. Its own row names the files, because pickers and the platform show them
-- outside the company's scope; files.use keeps them. Nothing was ever written to the old column.
alter table companies.company drop column avatar;
alter table companies.company add column avatar uuid, add column stamp uuid;
-- Checked at the commit: a company is founded together with the files that its founder gave before.
alter table companies.company
  add foreign key (id, avatar) references files.file (company_id, id) on delete restrict deferrable initially deferred,
  add foreign key (id, stamp) references files.file (company_id, id) on delete restrict deferrable initially deferred;

-- 印影 of a 協力会社, for its papers.
alter table people.partner add column stamp uuid;
alter table people.partner
  add foreign key (company_id, stamp) references files.file (company_id, id) on delete restrict deferrable initially deferred;
-- A view keeps the columns that its table had when it was made.
drop view people.partner_record;
create view people.partner_record with (security_invoker = true) as
select p.*, k.is_customer, k.is_vendor
from people.partner p join companies.partnership k on k.company_id = p.company_id and k.id = p.id;
grant select on people.partner_record to tehai_app;
