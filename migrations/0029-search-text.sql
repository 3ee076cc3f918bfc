-- What is typed into a search box and what it is compared with, in one spelling; the same as searchText of the
-- kernel's fields, which a test compares: half and full width, kana of every kind, capitals and hyphens count as the
-- same, spaces do not count.
create function kernel.search_text(said text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(normalize(said, NFKC),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ' || U&'\2010\2011\2012\2013\2014\2015\2212\30FC' || E' \t\n\r',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ' || '--------'))
$$;
grant execute on function kernel.search_text(text) to tehai_app;
