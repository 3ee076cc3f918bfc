-- Whoever is invited sees it on the screen that is open, whatever company of his that screen is of. Those are found by his
-- address, which the company that asks may not look up: as the owner, in one statement whether anybody has the address or
-- not (D68). Nobody but open screens listens, and a fact of no subscriber is stored as sent.
create function people.tell_invited() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into kernel.outbox (company_id, topic, body, sent_at)
    select m.company_id, 'InvitationReceived', jsonb_build_object('personId', p.id), now()
    from identity.person p join companies.membership m on m.person_id = p.id and m.status = 1
    where lower(p.email) = lower(new.email);
  return null;
end $$;
revoke all on function people.tell_invited() from public;
create trigger invited_told after insert or update on people.invitation
  for each row execute function people.tell_invited();
