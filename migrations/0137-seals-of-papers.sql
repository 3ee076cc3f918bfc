-- 印影: the seal that stands on a paper, as it was when the paper was written: its maker's picture, or one that is drawn of the
-- company's name. Null where its maker has none. What was issued keeps its seal, as all else of it (guard_paper).
alter table papers.paper add column seal text
  check (seal = 'drawn' or seal ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
