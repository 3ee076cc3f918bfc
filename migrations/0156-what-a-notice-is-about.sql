-- What a notice is about: whoever watches the morning asks whether somebody has seen that he is arranged. One of a series
-- names its first arrangement as its subject, and is about all of them.
alter table notifications.notice add column about text[] check (cardinality(about) > 0);
-- Only coming days are asked about, which the notices of the last months tell of.
update notifications.notice set about = array[split_part(subject, '#', 1)]
  where kind like 'task.%' and at > now() - interval '100 days';
create index notice_about on notifications.notice using gin (about) where about is not null;
