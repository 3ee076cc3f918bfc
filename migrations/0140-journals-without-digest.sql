-- Files of 仕訳 that were taken before their entries kept place and names (0126): their order was found afterwards, and what the
-- company called its accounts then is not known. Written again they may be other bytes than were taken.
alter table reports.journal_file add column is_rebuilt boolean not null default false;
update reports.journal_file set is_rebuilt = true
where made_at < (select at from migrations.applied where file = '0126-journals-again.sql');
