-- The relay is woken by what somebody hears: a fact that is stored as sent needs no notice, no lock of the queue of
-- notices at commit and no look of the relay.
drop trigger outbox_filled on kernel.outbox;
create trigger outbox_filled after insert on kernel.outbox for each row
  when (new.sent_at is null) execute function kernel.tell_outbox();

-- A punch and a press belong to a staff record, which belongs to the company: asking for the company's row once more for
-- each of them was a seventh of what storing a press takes.
alter table timekeeping.punch drop constraint punch_company_id_fkey;
alter table timekeeping.press drop constraint press_company_id_fkey;
