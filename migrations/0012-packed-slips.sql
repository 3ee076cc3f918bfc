-- The texts of a slip come packed: raw DEFLATE of inputs, a line break and slip. Packing is not PostgreSQL's work, which
-- would do it in the one process that a close waits for. What is stored already becomes DEFLATE too, of stored blocks.
create function payroll.stored_deflate(plain bytea) returns bytea language plpgsql immutable as $$
declare
  packed bytea := '';
  done int := 0;
  size int;
begin
  loop
    size := least(65535, length(plain) - done);
    packed := packed
      || case when done + size = length(plain) then '\x01'::bytea else '\x00'::bytea end
      || set_byte(set_byte('\x0000'::bytea, 0, size & 255), 1, size >> 8)
      || set_byte(set_byte('\x0000'::bytea, 0, ~size & 255), 1, (~size >> 8) & 255)
      || substring(plain from done + 1 for size);
    done := done + size;
    exit when done = length(plain);
  end loop;
  return packed;
end $$;

alter table payroll.slip
  alter column slip type bytea using payroll.stored_deflate(convert_to(inputs || e'\n' || slip, 'UTF8'));
alter table payroll.slip drop column inputs;
alter table payroll.slip rename column slip to texts;
alter table payroll.slip alter column texts set storage external;

drop function payroll.stored_deflate(bytea);
