-- Which 利用規約 somebody agreed to, by the day from which they hold, and when he did.
create table identity.agreement (
  person_id int not null references identity.person on delete restrict,
  terms text not null check (terms ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  agreed_at timestamptz not null,
  primary key (person_id, terms)
);
grant select, insert, update (agreed_at) on identity.agreement to tehai_app;
