-- What goes out to the other side: one link for each paper and receiver. Whoever has it has read the mail to its address;
-- only its hash is kept.
create table papers.link (
  company_id int not null,
  id int generated always as identity,
  paper_id int not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  to_email text not null check (char_length(to_email) between 3 and 254),
  to_name text check (char_length(to_name) between 1 and 255),
  -- The account that it was sent to, where the receiver has one.
  to_person_id int references identity.person on delete restrict,
  sent_by int not null references identity.person on delete restrict,
  sent_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > sent_at),
  primary key (company_id, id),
  foreign key (company_id, paper_id) references papers.paper (company_id, id) on delete restrict
);
select kernel.guard_company_table('papers.link');
-- Before anybody has signed in, by its token alone.
create policy platform on papers.link for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
create index link_of_paper on papers.link (company_id, paper_id, id);
grant select, insert on papers.link to tehai_app;

-- Whoever answers by the link has no account: his name is what he wrote, and no person told of it.
alter table papers.paper
  add column answered_name text check (char_length(answered_name) between 1 and 255),
  -- Why the other side refused what was issued.
  add column answer_reason text check (char_length(answer_reason) between 1 and 255),
  alter column told_by drop not null,
  add constraint paper_named_answer check (answered_name is null or (answer is not null and answered_by is null)),
  add constraint paper_refused_why check (answer_reason is null or answer = 'refused');

create or replace function papers.guard_paper() returns trigger language plpgsql as $$
declare
  -- What of an issued paper may still change: that it is paid, answered or replaced.
  later text[] := array['is_replaced', 'is_paid', 'paid_on', 'answer', 'answered_by', 'answered_name', 'answer_reason',
    'answered_at', 'told_by', 'told_at', 'version'];
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
