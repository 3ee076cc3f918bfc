-- 協力会社の枠: how many 人工 of a shift a vendor is asked for, at which price, what it answered, and how many it has put in.
create table scheduling.task_vendor (
  company_id int not null references companies.company on delete restrict,
  task_id int not null,
  shift int not null,
  partner_id int not null,
  -- Null where 人工 are not counted (請負): then nothing is too much.
  asked numeric(6, 2) check (asked between 0 and 9999),
  -- 人工 of its people on the shift, kept by triggers; a deleted arrangement has nobody on it.
  filled numeric(8, 2) not null default 0,
  -- Yen for one 人工 of this shift; null is what the vendor's own terms say.
  price int check (price between 0 and 99999999),
  certificates jsonb not null default '[]',
  -- 2 not answered yet, 1 answered, 3 it can't.
  answer int not null default 2 check (answer in (1, 2, 3)),
  reason text check (char_length(reason) between 1 and 255),
  answered_at timestamptz,
  -- What was asked when it answered: another number now is a change that it has not seen.
  asked_then numeric(6, 2),
  -- 1 on the shift, 0 taken off it.
  status int not null default 1 check (status in (0, 1)),
  primary key (company_id, task_id, shift, partner_id),
  foreign key (company_id, task_id, shift) references scheduling.task_shift (company_id, task_id, shift) on delete restrict,
  foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict,
  constraint task_vendor_overfilled check (status = 0 or asked is null or filled <= asked)
);
select kernel.guard_company_table('scheduling.task_vendor');
create index task_vendor_partner on scheduling.task_vendor (company_id, partner_id, task_id) where status = 1;
grant select, insert, update on scheduling.task_vendor to tehai_app;

-- Both sides take the lock of the shift before they count: whoever comes second counts what the first one committed.
create function scheduling.lock_shift(of_company int, of_task int, of_shift int) returns void language sql as $$
  select from scheduling.task_shift s
  where s.company_id = of_company and s.task_id = of_task and s.shift = of_shift for no key update
$$;

-- A statement may swap people, so it is counted once it is through; slots are locked in the order of their keys.
create function scheduling.count_slot(of_company int, of_task int, of_shift int, of_partner int) returns void
language plpgsql as $$
begin
  perform scheduling.lock_shift(of_company, of_task, of_shift);
  update scheduling.task_vendor v set filled = coalesce((
    select sum(w.count_work) from scheduling.task_worker w
    where w.company_id = v.company_id and w.task_id = v.task_id and w.shift = v.shift
      and w.partner_id = v.partner_id and w.status = 1), 0)
  where v.company_id = of_company and v.task_id = of_task and v.shift = of_shift and v.partner_id = of_partner
    and v.status = 1;
end $$;
create function scheduling.count_slots_of_new() returns trigger language plpgsql as $$
declare slot record;
begin
  for slot in
    select distinct company_id, task_id, shift, partner_id from after where partner_id is not null order by 1, 2, 3, 4
  loop
    perform scheduling.count_slot(slot.company_id, slot.task_id, slot.shift, slot.partner_id);
  end loop;
  return null;
end $$;
create function scheduling.count_slots_of_changed() returns trigger language plpgsql as $$
declare slot record;
begin
  for slot in
    select company_id, task_id, shift, partner_id from before where partner_id is not null
    union select company_id, task_id, shift, partner_id from after where partner_id is not null order by 1, 2, 3, 4
  loop
    perform scheduling.count_slot(slot.company_id, slot.task_id, slot.shift, slot.partner_id);
  end loop;
  return null;
end $$;
create trigger worker_comes after insert on scheduling.task_worker
  referencing new table as after for each statement execute function scheduling.count_slots_of_new();
create trigger worker_changes after update on scheduling.task_worker
  referencing old table as before new table as after
  for each statement execute function scheduling.count_slots_of_changed();

-- A slot that is new, or taken up again, counts who is there already; one that is there keeps its count.
create function scheduling.count_own_slot() returns trigger language plpgsql as $$
begin
  if new.status = 0 or (tg_op = 'UPDATE' and old.status = 1) then return new; end if;
  perform scheduling.lock_shift(new.company_id, new.task_id, new.shift);
  if tg_op = 'INSERT' and exists (
    select from scheduling.task_vendor v where v.company_id = new.company_id and v.task_id = new.task_id
      and v.shift = new.shift and v.partner_id = new.partner_id
  ) then return new; end if;
  new.filled := coalesce((select sum(w.count_work) from scheduling.task_worker w
    where w.company_id = new.company_id and w.task_id = new.task_id and w.shift = new.shift
      and w.partner_id = new.partner_id and w.status = 1), 0);
  return new;
end $$;
create trigger slot_counts_itself before insert or update on scheduling.task_vendor
  for each row execute function scheduling.count_own_slot();
