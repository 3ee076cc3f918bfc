-- The earliest end of somebody's qualifications beside them: the list of people filters by it without opening each.
create function people.first_end(certification jsonb) returns text
language sql immutable parallel safe as $$
  select min(held ->> 'expiresOn') from jsonb_path_query(certification, '$.*[*]') as held
$$;
alter table people.profile
  add column licenses_end_on text generated always as (people.first_end(certification)) stored;
