-- No paper is worth more than a contract may be (yenLimits.contract): one that was would spoil every sum that it is in.
alter table papers.paper add constraint paper_total_of_contract check (abs(total) <= 1000000000000) not valid;
