-- Whoever holds the link of an invitation may say no without an account: nobody is named as the one who answered then.
alter table people.invitation
  drop constraint invitation_check,
  add constraint invitation_check check (
    (state = 'open') = (answered_at is null)
    and (state <> 'open' or answered_by is null)
    and (state in ('open', 'refused') or answered_by is not null)
  );
