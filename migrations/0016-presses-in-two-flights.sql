-- A press knows the number of its punch before it is stored, so that punch, press, audit, answer and commit go in one flight.
grant usage on sequence timekeeping.punch_id_seq to tehai_app;

-- What is stored and committed in one flight has nobody who looks at it in between: what must hold says so itself.
create function kernel.must(holds boolean, what text) returns void language plpgsql as $$
begin
  if holds is not true then raise exception 'must hold: %', what; end if;
end $$;
grant execute on function kernel.must(boolean, text) to tehai_app;
