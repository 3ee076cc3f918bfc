-- The work of a shift is billed on two sides: once to the customer, and once by each vendor or freelancer who did it
-- (neither named is the customer's side). A certificate of a shift is billed beside its heads, by its title.
alter table papers.billed drop constraint billed_pkey;
alter table papers.billed
  add column partner_id int,
  add column staff_id int,
  add column certificate text not null default '' check (char_length(certificate) <= 255),
  add constraint billed_of_one_payee check (num_nonnulls(partner_id, staff_id) <= 1),
  add foreign key (company_id, partner_id) references people.partner (company_id, id) on delete restrict,
  add foreign key (company_id, staff_id) references people.staff (company_id, id) on delete restrict,
  add constraint billed_once unique nulls not distinct (company_id, task_id, shift, partner_id, staff_id, certificate);

alter table papers.line_shift drop constraint line_shift_pkey;
alter table papers.line_shift
  add column certificate text not null default '' check (char_length(certificate) <= 255),
  add primary key (company_id, paper_id, task_id, shift, certificate);
