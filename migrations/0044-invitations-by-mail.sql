-- Invitations that are sent by mail: whom the company wrote down, in which language he is written to, and its own way back.
alter table people.invitation
  drop constraint invitation_state_check,
  add constraint invitation_state_check check (state in ('open', 'accepted', 'refused', 'withdrawn')),
  add column name text check (char_length(name) between 1 and 255),
  add column language text not null default 'ja' check (language in ('ja', 'vi', 'en'));
create index invitation_of_company on people.invitation (company_id, invited_at desc, id desc);
create index invitation_received on people.invitation (lower(email), invited_at desc);
