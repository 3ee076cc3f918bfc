-- Whether the demo goes on: a demo company is the only one that was ever let in. Asked by who takes money, in the scope of one
-- company, where the others are invisible: so it answers as the owner, and says nothing but yes or no. 2 and 3 are
-- registrations that wait or were rejected, which anybody can send.
create function companies.is_demo_alone() returns boolean
  language sql stable security definer set search_path = '' as $$
  select count(*) > 0 and coalesce(bool_and(is_demo), false) from companies.company where status not in (2, 3)
$$;
revoke all on function companies.is_demo_alone() from public;
grant execute on function companies.is_demo_alone() to tehai_app;
