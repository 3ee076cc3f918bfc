-- The link of an invitation proves its reader's address, unless the mail was kept in the house, where the inviting company
-- reads it in 送信履歴 itself: such an account answers that company's questions alone, until its address is proved by a code.
alter table identity.person add column vouched_by int;

drop policy person on people.invitation;
create policy person on people.invitation for select to tehai_app using (
  exists (
    select from identity.person p
    where p.id = (select nullif(current_setting('app.person_id', true), '')::int)
      and lower(p.email) = lower(invitation.email)
      and (p.vouched_by is null or p.vouched_by = invitation.company_id)
  )
);
