-- The sign-ins of a person for himself to look through: when, by what kind of device, from which address. The sessions
-- say whether one still goes on.
create table identity.sign_in (
  id int generated always as identity primary key,
  family uuid not null unique,
  person_id int not null references identity.person on delete restrict,
  at timestamptz not null,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  -- As far as it is counted: a network of IPv6; empty where nobody noted it.
  address text not null check (char_length(address) <= 64)
);
create index sign_in_person on identity.sign_in (person_id, id desc);
grant select, insert, delete on identity.sign_in to tehai_app;

-- What goes on since before this table: nobody noted from where. A session is good for 15 minutes from its beginning.
insert into identity.sign_in (family, person_id, at, device, address)
select family, person_id, min(access_until) - interval '15 minutes', 'unknown', ''
from identity.session group by family, person_id having bool_or(ended_at is null and replaced_at is null)
order by min(id);
