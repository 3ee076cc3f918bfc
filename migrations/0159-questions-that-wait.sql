-- What is asked of several people ends for all of them with one answer: found by what still waits, however much was told.
create index notice_waiting on notifications.notice (company_id, kind) where asks and answered_at is null;
