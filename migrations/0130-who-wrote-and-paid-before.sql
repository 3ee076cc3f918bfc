-- Four eyes (D102): nobody decides on what he wrote last, whoever made it.
alter table papers.paper add column written_by int references identity.person on delete restrict;
create index paper_writer on papers.paper (written_by) where written_by is not null;
-- What the editions before have been paid for already: a corrected paper asks for the rest.
alter table papers.paper add column paid_before bigint not null default 0;
