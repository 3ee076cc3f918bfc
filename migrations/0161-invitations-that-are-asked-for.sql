-- Whoever was invited found his link over and asked the company to send it again: when, until it is sent.
alter table people.invitation
  add column asked_again_at timestamptz,
  add constraint asked_again_where_open check (asked_again_at is null or (state = 'open' and asked_again_at >= expires_at));
