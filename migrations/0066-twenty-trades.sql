-- Twenty trades have keys; the others become what they are called, so that the list and the papers still show it.
update people.staff s set trade = named.ja
from (values ('civilEngineering', '土木'), ('insulator', '熱絶縁'), ('glazier', 'ガラス'), ('welder', '溶接'),
  ('landscaper', '造園'), ('surveyor', '測量'), ('siteManager', '施工管理'), ('labourer', '手元'), ('driver', '運転手'),
  ('guard', '警備'), ('office', '事務')) named (key, ja)
where s.trade = named.key;
