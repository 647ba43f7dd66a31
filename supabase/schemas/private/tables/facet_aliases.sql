create table private.facet_aliases (
  kind text not null check (kind in ('brand', 'size', 'color', 'sub_category')),
  alias text not null check (char_length(alias) between 1 and 80),
  key text not null check (char_length(key) between 1 and 80),
  primary key (kind, alias),
  check (alias = private.plain_key(kind, alias)),
  check (key = private.plain_key(kind, key)),
  check (alias <> key)
);
comment on table private.facet_aliases is
  'Other spellings of a brand, size, colour or sub-category, in the form of private.plain_key. '
  'Staff add rows: listings keep the typed text, and their search entries are rewritten. No '
  'alias refers to another alias.';

grant select, insert, update, delete on private.facet_aliases to preloved_api;

create trigger facet_aliases_index
  after insert or update or delete on private.facet_aliases
  for each row execute function private.facet_aliases_index();

insert into private.facet_aliases (kind, alias, key)
values
  ('brand', 'levi', 'levis'),
  ('brand', 'levistrauss', 'levis'),
  ('brand', 'levistraussco', 'levis'),
  ('brand', 'handm', 'hm'),
  ('brand', 'hennesmauritz', 'hm'),
  ('brand', 'tnf', 'thenorthface'),
  ('brand', 'northface', 'thenorthface'),
  ('brand', 'nb', 'newbalance'),
  ('brand', 'docmart', 'drmartens'),
  ('brand', 'docmartens', 'drmartens'),
  ('size', 'small', 's'),
  ('size', 'medium', 'm'),
  ('size', 'large', 'l'),
  ('size', 'extralarge', 'xl'),
  ('size', '2xl', 'xxl'),
  ('size', '3xl', 'xxxl'),
  ('size', 'freesize', 'allsize'),
  ('size', 'onesize', 'allsize'),
  ('color', 'black', 'hitam'),
  ('color', 'white', 'putih'),
  ('color', 'red', 'merah'),
  ('color', 'blue', 'biru'),
  ('color', 'green', 'hijau'),
  ('color', 'yellow', 'kuning'),
  ('color', 'brown', 'cokelat'),
  ('color', 'coklat', 'cokelat'),
  ('color', 'grey', 'abuabu'),
  ('color', 'gray', 'abuabu'),
  ('color', 'abu', 'abuabu'),
  ('color', 'pink', 'merahmuda'),
  ('color', 'purple', 'ungu'),
  ('color', 'orange', 'oranye');
