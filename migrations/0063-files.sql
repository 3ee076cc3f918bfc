-- Files that people give: what each is, and which rows refer to it. Their bytes lie in the store (DATA_DIR/files or S3).
create schema files;
grant usage on schema files to tehai_app, tehai_relay;

create table files.file (
  company_id int not null,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 255),
  kind text not null check (kind in ('jpeg', 'png', 'webp', 'pdf', 'docx', 'doc', 'text')),
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of pictures.
  width int check (width > 0),
  height int check (height > 0),
  uploaded_by int not null,
  uploaded_at timestamptz not null,
  -- Nothing referred to it for a day: nobody can take it up again while its bytes go.
  dropped_at timestamptz,
  primary key (company_id, id),
  unique (id),
  check ((width is null) = (height is null)),
  check ((width is not null) = (kind in ('jpeg', 'png', 'webp')))
);
select kernel.guard_company_table('files.file');
select kernel.let_relay_work('files.file');
grant select, insert on files.file to tehai_app;
grant select, update (dropped_at), delete on files.file to tehai_relay;
create index file_uploaded on files.file (uploaded_at);

-- `owner` names the row's table and what the file is to it: staff.avatar. No foreign key leads from here to the row: modules
-- above this one own it.
create table files.use (
  company_id int not null,
  file_id uuid not null,
  owner text not null check (owner ~ '^[a-z][A-Za-z]*[.][a-z][A-Za-z]*$'),
  of_row int not null,
  place int not null check (place between 0 and 99),
  primary key (company_id, owner, of_row, place),
  unique (company_id, owner, of_row, file_id),
  foreign key (company_id, file_id) references files.file (company_id, id) on delete restrict
);
select kernel.guard_company_table('files.use');
select kernel.let_relay_work('files.use');
grant select, insert, delete on files.use to tehai_app;
grant select on files.use to tehai_relay;
create index use_file on files.use (company_id, file_id);
