-- D102: the other side's word comes from an address of the other side; a link that went elsewhere only reads.
alter table papers.link add column may_answer boolean not null default false;
alter table papers.link alter column may_answer drop default;

-- What was carried over from an earlier edition may be said not to have been paid, as the payment itself may.
create or replace function papers.guard_paper() returns trigger language plpgsql as $$
declare
  -- What of an issued paper may still change: that it is paid, answered or replaced.
  later text[] := array['is_replaced', 'is_paid', 'paid_on', 'paid_before', 'answer', 'answered_by', 'answered_name',
    'answer_reason', 'answered_at', 'told_by', 'told_at', 'version'];
begin
  if (new.no, new.edition, new.type, new.made_side, new.made_by, new.made_at)
    is distinct from (old.no, old.edition, old.type, old.made_side, old.made_by, old.made_at) then
    raise exception 'a paper keeps its number, kind and maker';
  end if;
  if old.status <> new.status and (old.status, new.status) not in ((10, 2), (10, 0), (2, 10), (2, 1), (2, 3), (3, 10), (3, 0)) then
    raise exception 'a paper does not go from % to %', old.status, new.status;
  end if;
  if old.status in (0, 1) and to_jsonb(old) - later <> to_jsonb(new) - later then
    raise exception 'an issued paper is never changed';
  end if;
  if old.status = 0 or (old.is_replaced and not new.is_replaced) then
    raise exception 'what is over stays over';
  end if;
  return new;
end $$;
