-- What papers in force bill is compared with the arrangements of a month: its pieces are found by their day.
create index line_shift_day on papers.line_shift (company_id, day);
