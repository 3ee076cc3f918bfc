-- As which roles somebody was told: a notice of the office is no longer his who has left it. Null is his own matter.
alter table notifications.notice add column for_roles text[] check (cardinality(for_roles) > 0);

-- Open screens of somebody whose sign-in ended are asked at once, in every process, instead of by their turn.
create function kernel.tell_sign_in_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sign_in_ended', new.person_id::text);
  return null;
end $$;
create trigger sign_in_ended after update on identity.session
  for each row when (new.ended_at is distinct from old.ended_at) execute function kernel.tell_sign_in_ended();
