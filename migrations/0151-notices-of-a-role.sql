-- As which roles somebody was told: a notice of the office is no longer his who has left it. Null is his own matter.
alter table notifications.notice add column for_roles text[] check (cardinality(for_roles) > 0);
