-- 帳票: what the company and its customers, vendors and freelancers agree on paper. What was issued is never changed nor
-- lost: the database refuses it, whoever asks.
create schema papers;
grant usage on schema papers to tehai_app;

-- The last number of a series (a kind of paper in a year): the row is locked until its paper is written, so that numbers
-- have neither gaps nor doubles.
create table papers.series (
  company_id int not null references companies.company on delete restrict,
  name text not null check (name ~ '^[A-Z]{3}-[0-9]{4}$'),
  last int not null check (last > 0),
  primary key (company_id, name)
);
select kernel.guard_company_table('papers.series');
grant select, insert, update on papers.series to tehai_app;

-- One edition (版) of a paper; editions of one number replace each other.
create table papers.paper (
  company_id int not null references companies.company on delete restrict,
  id int generated always as identity,
  no text not null check (no ~ '^[A-Z]{3}-[0-9]{4}-[0-9]{5,}$'),
  edition int not null default 1 check (edition between 1 and 999),
  -- A later edition has come into force.
  is_replaced boolean not null default false,
  type int not null check (type between 1 and 8),
  status int not null default 10 check (status in (0, 1, 2, 3, 10)),
  -- 'us' is the company, 'party' the customer, vendor or freelancer.
  made_side text not null check (made_side in ('us', 'party')),
  made_by int not null references identity.person on delete restrict,
  made_at timestamptz not null,
  partner_id int,
  staff_id int,
  -- The freelancer himself, who sees and answers it.
  party_person_id int references identity.person on delete restrict,
  party_name text not null check (char_length(party_name) between 1 and 255),
  -- Its reading, to be searched by.
  party_kana text check (char_length(party_kana) <= 255),
  -- 件名.
  title text not null check (char_length(title) between 1 and 255),
  -- 備考.
  content text not null default '' check (char_length(content) <= 2000),
  site_id int,
  place text not null default '' check (char_length(place) <= 510),
  stage_from date,
  stage_to date check (stage_to >= stage_from),
  issued_on date not null,
  due_on date,
  -- Of the seller, as it was when the paper was written.
  registration_number text check (registration_number ~ '^T[0-9]{13}$'),
  tax_mode int not null check (tax_mode in (0, 1)),
  tax_rounding text not null check (tax_rounding in ('floor', 'halfUp', 'ceil')),
  charge_fixed int check (charge_fixed > 0),
  charge_percent numeric(5, 2) check (charge_percent > 0 and charge_percent <= 100),
  discount int not null default 0 check (discount >= 0),
  -- Names, addresses and the account as both stood when it was written.
  seller jsonb not null,
  buyer jsonb not null,
  -- お振込先, as the paper prints it.
  pay_to text not null default '' check (char_length(pay_to) <= 255),
  -- By tax rate: rate, subTotal, tax.
  rates jsonb not null,
  sub_total bigint not null,
  tax bigint not null,
  total bigint not null,
  is_paid boolean not null default false,
  paid_on date,
  decided_by int references identity.person on delete restrict,
  decided_at timestamptz,
  -- Of the last refusal.
  reason text check (char_length(reason) between 1 and 255),
  answer text check (answer in ('confirmed', 'refused')),
  answered_by int references identity.person on delete restrict,
  answered_at timestamptz,
  -- Who changed its state last, and when: unread for everybody else since then.
  told_by int not null references identity.person on delete restrict,
  told_at timestamptz not null,
  version int not null default 1,
  primary key (company_id, id),
  unique (company_id, no, edition),
  foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict,
  foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict,
  check (sub_total + tax = total),
  check (is_paid = (paid_on is not null)),
  check (not is_paid or status = 1),
  check (not is_replaced or status = 1),
  check ((answer is null) = (answered_at is null)),
  check (status <> 3 or reason is not null)
);
select kernel.guard_company_table('papers.paper');
grant select, insert, update on papers.paper to tehai_app;
create index paper_issued on papers.paper (company_id, issued_on desc, id desc);
create index paper_partner on papers.paper (company_id, partner_id, issued_on desc) where partner_id is not null;
create index paper_staff on papers.paper (company_id, staff_id, issued_on desc) where staff_id is not null;
-- One edition of a number is being written at a time, and one is in force.
create unique index paper_open_edition on papers.paper (company_id, no) where status in (2, 3, 10);
create unique index paper_in_force on papers.paper (company_id, no) where status = 1 and not is_replaced;

create table papers.line (
  company_id int not null,
  paper_id int not null,
  place int not null check (place between 1 and 2000),
  label text not null check (char_length(label) between 1 and 255),
  note text not null default '' check (char_length(note) <= 255),
  quantity numeric(12, 2) not null check (quantity >= 0),
  unit text not null default '' check (char_length(unit) <= 20),
  unit_price bigint not null check (unit_price between -1000000000000 and 1000000000000),
  rate int not null check (rate in (8, 10)),
  amount bigint not null,
  site_id int,
  primary key (company_id, paper_id, place),
  foreign key (company_id, paper_id) references papers.paper (company_id, id) on delete restrict,
  foreign key (company_id, site_id) references scheduling.site (company_id, id) on delete restrict
);
select kernel.guard_company_table('papers.line');

-- The shifts of arrangements behind a line: what a press on it opens.
create table papers.line_shift (
  company_id int not null,
  paper_id int not null,
  place int not null,
  task_id int not null,
  shift int not null check (shift in (1, 2, 3, 4)),
  day date not null,
  heads numeric(8, 2) not null check (heads >= 0),
  primary key (company_id, paper_id, task_id, shift),
  foreign key (company_id, paper_id, place) references papers.line (company_id, paper_id, place) on delete restrict,
  foreign key (company_id, task_id, shift) references scheduling.task_shift (company_id, task_id, shift) on delete restrict
);
select kernel.guard_company_table('papers.line_shift');
create index line_shift_place on papers.line_shift (company_id, paper_id, place);
create index line_shift_task on papers.line_shift (company_id, task_id, shift);
grant select, insert, delete on papers.line, papers.line_shift to tehai_app;

-- Which number bills a shift to the customer: a shift is billed once.
create table papers.billed (
  company_id int not null references companies.company on delete restrict,
  task_id int not null,
  shift int not null,
  no text not null,
  primary key (company_id, task_id, shift),
  foreign key (company_id, task_id, shift) references scheduling.task_shift (company_id, task_id, shift) on delete restrict
);
select kernel.guard_company_table('papers.billed');
create index billed_no on papers.billed (company_id, no);
grant select, insert, delete on papers.billed to tehai_app;

-- Who has opened which paper, for the badge of the menu.
create table papers.opened (
  company_id int not null,
  paper_id int not null,
  person_id int not null references identity.person on delete restrict,
  at timestamptz not null,
  primary key (company_id, paper_id, person_id),
  foreign key (company_id, paper_id) references papers.paper (company_id, id) on delete restrict
);
select kernel.guard_company_table('papers.opened');
grant select, insert, update on papers.opened to tehai_app;

-- D24: the ways a paper may go, and what of an issued one may still change: that it is paid, answered or replaced.
create function papers.guard_paper() returns trigger language plpgsql as $$
begin
  if (new.no, new.edition, new.type, new.made_side, new.made_by, new.made_at)
    is distinct from (old.no, old.edition, old.type, old.made_side, old.made_by, old.made_at) then
    raise exception 'a paper keeps its number, kind and maker';
  end if;
  if old.status <> new.status and (old.status, new.status) not in ((10, 2), (10, 0), (2, 10), (2, 1), (2, 3), (3, 10), (3, 0)) then
    raise exception 'a paper does not go from % to %', old.status, new.status;
  end if;
  if old.status in (0, 1) and
    to_jsonb(old) - array['is_replaced', 'is_paid', 'paid_on', 'answer', 'answered_by', 'answered_at', 'told_by', 'told_at', 'version']
    <> to_jsonb(new) - array['is_replaced', 'is_paid', 'paid_on', 'answer', 'answered_by', 'answered_at', 'told_by', 'told_at', 'version'] then
    raise exception 'an issued paper is never changed';
  end if;
  if old.status = 0 or (old.is_replaced and not new.is_replaced) then
    raise exception 'what is over stays over';
  end if;
  return new;
end $$;
create trigger guard_paper before update on papers.paper for each row execute function papers.guard_paper();

-- A paper is with one party. Asked after the keys, so that a reference to nothing is named as that.
create function papers.guard_party() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.partner_id, new.staff_id) <> 1 or (new.staff_id is null) <> (new.party_person_id is null) then
    raise exception 'a paper is with one party';
  end if;
  return null;
end $$;
create trigger zz_guard_party after insert or update on papers.paper for each row execute function papers.guard_party();

-- Lines change while their paper is a draft, and never again.
create function papers.guard_line() returns trigger language plpgsql as $$
declare
  of_company int;
  of_paper int;
  state int;
begin
  if tg_op = 'DELETE' then
    of_company := old.company_id;
    of_paper := old.paper_id;
  else
    of_company := new.company_id;
    of_paper := new.paper_id;
  end if;
  select status into state from papers.paper where company_id = of_company and id = of_paper;
  -- Of a paper that is not there its key speaks.
  if state is not null and state <> 10 then
    raise exception 'lines of a paper that is no draft';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger guard_line before insert or update or delete on papers.line for each row execute function papers.guard_line();
create trigger guard_line before insert or update or delete on papers.line_shift for each row execute function papers.guard_line();
