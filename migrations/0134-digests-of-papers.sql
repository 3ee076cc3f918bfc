-- 電子帳簿保存法: what was issued has the SHA-256 of its content from the moment of its issue. The approval's entry of the audit
-- holds it, and `audit verify` makes it anew out of the rows.
alter table papers.paper add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$');

-- Columns by name, so that one that is added later changes no digest. Objects of jsonb are written in one order only.
create function papers.content_digest(papers.paper) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    jsonb_build_array(p.no, p.edition, p.type, p.made_side, p.partner_id, p.staff_id, p.party_name, p.title, p.content,
      p.site_id, p.place, p.stage_from, p.stage_to, p.issued_on, p.due_on, p.registration_number, p.tax_mode,
      p.tax_rounding, p.charge_fixed, p.charge_percent, p.discount, p.seller, p.buyer, to_jsonb($1) -> 'seal', p.pay_to, p.rates,
      p.sub_total, p.tax, p.total),
    (select jsonb_agg(jsonb_build_array(l.place, l.label, l.note, l.quantity, l.unit, l.unit_price, l.rate, l.amount, l.site_id)
       order by l.place)
     from papers.line l where l.company_id = p.company_id and l.paper_id = p.id),
    (select jsonb_agg(jsonb_build_array(s.place, s.task_id, s.shift, s.certificate, s.day, s.heads)
       order by s.place, s.task_id, s.shift, s.certificate)
     from papers.line_shift s where s.company_id = p.company_id and s.paper_id = p.id)
  )::text, 'UTF8')), 'hex')
  from (select ($1).*) p
$$;

create function papers.keep_content_hash() returns trigger language plpgsql as $$
begin
  if new.status <> 1 then
    new.content_hash := null;
  elsif tg_op = 'INSERT' or old.status <> 1 then
    new.content_hash := papers.content_digest(new);
  end if;
  return new;
end $$;
create trigger keep_content_hash before insert or update on papers.paper
  for each row execute function papers.keep_content_hash();

-- What was issued before: its entry of the audit has no digest, so that it counts as not sealed.
alter table papers.paper disable trigger guard_paper;
update papers.paper p set content_hash = papers.content_digest(p) where status = 1;
alter table papers.paper enable trigger guard_paper;
alter table papers.paper add constraint issued_has_digest check ((status = 1) = (content_hash is not null));
