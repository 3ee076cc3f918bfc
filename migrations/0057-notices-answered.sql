-- A notice may ask its reader for something, until it is answered; one that is deleted stays, so that nobody is told the
-- same thing twice.
alter table notifications.notice
  add column asks boolean not null default false,
  add column answered_at timestamptz,
  add column deleted_at timestamptz,
  add constraint notice_answers_a_question check (answered_at is null or asks);
update notifications.notice set asks = true where kind = 'askEnd';
drop index notifications.notice_unread;
create index notice_unread on notifications.notice (company_id, person_id) where read_at is null and deleted_at is null;
grant update (answered_at, deleted_at) on notifications.notice to tehai_app;
