-- Who registered by the link of an invitation that was kept in the house, before that was noted (0166): the company that could
-- read the link vouches for him too, until he proves his address by a code, as it does for who registers today.
update identity.person p set vouched_by = (
  select m.company_id from notifications.mail m
  where m.kind = 'invitation' and m.delivery = 'file' and lower(m.to_email) = lower(p.email)
  order by exists (select from companies.membership of
      where of.company_id = m.company_id and of.person_id = p.id) desc, m.queued_at
  limit 1)
where p.vouched_by is null
  and exists (
    select from notifications.mail m join kernel.audit_entry a
      on a.action in ('person.register', 'person.activate') and a.subject = 'person:' || p.id and a.at > m.queued_at
    where m.kind = 'invitation' and m.delivery = 'file' and lower(m.to_email) = lower(p.email))
  and not exists (select from identity.activation of where of.person_id = p.id and of.used_at is not null)
  and not exists (select from identity.password_link of where of.person_id = p.id and of.used_at is not null);
