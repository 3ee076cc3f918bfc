-- The prefecture of a site whose address doesn't name one, by its JIS number; whose minimum wage holds there.
alter table scheduling.site add column ken_id int check (ken_id between 1 and 47);
