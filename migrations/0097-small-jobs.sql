-- 小口の依頼 (small client task): a job without a site of the list. Its place is a row of its own that no list offers.
alter table scheduling.site add column is_small_job boolean not null default false;
-- What it costs is said on the arrangement, or later: neither unit prices nor a contract are asked for.
alter table scheduling.site drop constraint if exists site_check1;
alter table scheduling.site drop constraint if exists site_check2;
alter table scheduling.site
  add constraint site_terms_of_labour check (is_small_job or type = 2 or
    (regular_unit_price is null) = (night_unit_price is null)),
  add constraint site_terms_of_contract check (is_small_job or type = 1 or (starts_on is not null and ends_on is not null));
