-- Plans that a company may choose: the platform's own list, above all companies (D8: 1 is the free one; 2 and 1000 are
-- kept for the trial and for companies of an old plan).
create table companies.plan (
  id int primary key check (id > 0),
  name text not null check (char_length(name) between 1 and 255),
  -- A month, in whole yen.
  price int not null check (price >= 0),
  -- How many people; null is any number.
  total_user int check (total_user > 0),
  description text not null default '' check (char_length(description) <= 2000),
  -- Agreed on by talking: chosen with a consultation.
  is_contact boolean not null default false,
  status int not null default 1 check (status in (0, 1))
);
grant select on companies.plan to tehai_app;
insert into companies.plan (id, name, price, total_user, description, is_contact) values
  (1, 'フリー', 0, null, E'手配・勤怠・給与のすべて\n協力会社・客先の招待は無料\n期限なし', false),
  (3, 'オーダーメイド', 0, null, E'人数・支店に合わせた価格\nいまのExcel・台帳からの移行\n導入の打ち合わせと研修', true);

-- What a company chose when it registered, and the platform's word on it.
alter table companies.company
  add column subscription_id int references companies.plan on delete restrict,
  -- By which way it is paid: 1 card, 2 bought by the platform, 3 pending, 4 as the plan says.
  add column subscription_type int check (subscription_type in (1, 2, 3, 4)),
  add column subscription_contact jsonb,
  add column registered_at timestamptz,
  -- Why the platform rejected or stopped it; empty while it is used.
  add column status_reason text not null default '' check (char_length(status_reason) <= 2000);
create index company_registered on companies.company (registered_at desc) where registered_at is not null;
-- Pressed twice, or sent again after a lost connection, a registration founds one company.
create unique index company_waiting on companies.company (admin_id, name) where status = 2;
