-- Open 送信履歴 are told that a mail came in or changed its state. The relay marks mails without a transaction of ours, so
-- the row itself tells; nobody but open screens listens, and a fact of no subscriber is stored as sent.
grant insert on kernel.outbox to tehai_relay;

create function notifications.tell_history() returns trigger language plpgsql as $$
begin
  insert into kernel.outbox (company_id, topic, body, sent_at)
    values (new.company_id, 'MailChanged', jsonb_build_object('companyId', new.company_id, 'mailId', new.id), now());
  return null;
end $$;
create trigger mail_told after insert on notifications.mail
  for each row when (new.company_id is not null) execute function notifications.tell_history();
create trigger mail_changed after update on notifications.mail
  for each row when (new.company_id is not null and (new.state is distinct from old.state or new.tries is distinct from old.tries))
  execute function notifications.tell_history();

-- Mails of no company (activation, codes) are read by the platform's own people, their secrets by nobody.
create policy platform_reads on notifications.mail for select to tehai_app
  using (company_id is null and nullif(current_setting('app.platform', true), '') is not null);
create index mail_of_platform on notifications.mail (queued_at desc, id desc) where company_id is null;
