-- The same bytes given twice are found: one receipt that asks for its money with several requests (PAPER-17).
create index file_same on files.file (company_id, sha256);
