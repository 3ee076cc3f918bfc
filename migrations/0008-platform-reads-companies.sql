-- The platform's own view of companies: which there are. Read by what belongs to no company: whether a database is new,
-- whether it holds nothing but a demo; later the super admin's list.
create policy platform on companies.company for select to tehai_app
  using (nullif(current_setting('app.platform', true), '') is not null);
