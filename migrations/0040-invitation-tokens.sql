-- An invitation's link: whoever has it has read the mail to its address. Only its hash is kept.
alter table people.invitation add column token_hash bytea unique check (octet_length(token_hash) = 32);
-- Before anybody has signed in, by its token alone.
create policy platform on people.invitation for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
