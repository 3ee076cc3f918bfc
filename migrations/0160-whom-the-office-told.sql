-- Notices of the office from before 0151 stay with the office: whoever has left it reads them no more. What was told to a
-- partner's own person, and of a paper of one's own, is his.
update notifications.notice set for_roles = '{admin,manager,officeManager}'
  where for_roles is null and kind in ('customerWish', 'slotAnswered');
update notifications.notice said set for_roles = '{admin,manager,officeManager}'
  where said.for_roles is null and said.kind = 'siteAnswered' and not exists (
    select from companies.membership member
    where member.company_id = said.company_id and member.person_id = said.person_id
      and member.partner_id::text = split_part(said.subject, '.', 2));
update notifications.notice set for_roles = '{admin,manager,officeManager,financeManager}'
  where for_roles is null and kind = 'expense.ask';
update notifications.notice set for_roles = '{admin,officeManager,financeManager}'
  where for_roles is null and kind = 'paper.made';
update notifications.notice said set for_roles = '{admin,manager,officeManager,financeManager}'
  from papers.paper
  where said.for_roles is null and said.kind like 'paper.%' and said.kind not in ('paper.made', 'paper.ask')
    and paper.company_id = said.company_id and said.subject = 'paper:' || paper.id
    and paper.party_person_id is distinct from said.person_id and not exists (
      select from companies.membership member
      where member.company_id = said.company_id and member.person_id = said.person_id
        and member.partner_id = paper.partner_id);
update notifications.notice set for_roles = '{admin}' where for_roles is null and kind like 'billing.%';
