-- Why a finding is left as it is (BEY-06): who has no account is paid in cash this month.
alter table payroll.looked_at add column reason text check (char_length(reason) between 1 and 255);
