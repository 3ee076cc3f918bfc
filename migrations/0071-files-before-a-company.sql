-- What somebody gives before his company exists: his alone, until the company that he registers takes it up.
create table files.waiting (
  -- No foreign key: people who sign in stand above files.
  person_id int not null,
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 255),
  kind text not null check (kind in ('jpeg', 'png', 'webp')),
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  given_at timestamptz not null,
  -- Nobody took it up: its bytes go.
  dropped_at timestamptz
);
select kernel.let_relay_work('files.waiting');
alter table files.waiting enable row level security;
alter table files.waiting force row level security;
create policy person on files.waiting to tehai_app
  using (person_id = (select nullif(current_setting('app.person_id', true), '')::int));
create policy owner on files.waiting to current_user using (true) with check (true);
grant select, insert, delete on files.waiting to tehai_app;
grant select, update (dropped_at), delete on files.waiting to tehai_relay;
create index waiting_person on files.waiting (person_id);
create index waiting_given on files.waiting (given_at);
