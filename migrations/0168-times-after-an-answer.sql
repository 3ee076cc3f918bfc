-- An accepted wish for a time leaves the arranged one or takes its place: the customer reads which, also when it changes later.
alter table scheduling.task_proposal
  add column settled_from time,
  add column settled_to time,
  add check (settled_from is null or status <> 2);
