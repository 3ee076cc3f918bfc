-- As what somebody was answered under a key: his role and what it is narrowed by. The answer is his again only while he
-- is the same; null where no person was answered (the steps of jobs), and for what was stored before.
alter table kernel.idempotency add column standing text;
