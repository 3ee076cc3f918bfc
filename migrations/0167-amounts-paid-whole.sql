-- 日割り: whoever joins or leaves within a month gets his days' share of its commuting allowance and allowances, as of the
-- base, unless his terms say that it is paid whole. Allowances say it in their own row of people.terms.subsidies.
alter table people.terms add column is_commuting_paid_whole boolean not null default false;
