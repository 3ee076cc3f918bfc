-- A month's rests are read by person and day, not by looking at every punch.
create index rest_staff on timekeeping.rest (company_id, staff_id, started_at);
