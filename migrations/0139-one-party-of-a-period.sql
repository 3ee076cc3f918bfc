-- A period that was taken is one party's. Asked after the keys, as papers.guard_party asks it of a paper: of a party of another
-- company its key speaks first.
alter table papers.automatic drop constraint automatic_of_one;
create function papers.guard_period() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.partner_id, new.staff_id) <> 1 then
    raise exception 'a period is of one party';
  end if;
  return null;
end $$;
create trigger zz_guard_period after insert or update on papers.automatic for each row execute function papers.guard_period();
