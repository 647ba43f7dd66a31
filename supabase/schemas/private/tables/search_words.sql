create table private.search_words (word text primary key);
comment on table private.search_words is
  'Every word that was ever part of a title or brand, as candidates for a mistyped search '
  'word. A row goes when a seller leaves and no other listing has the word.';

create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

alter table private.search_words enable row level security;
create policy select_api on private.search_words
  for select to preloved_api
  using (true);
create policy insert_api on private.search_words
  for insert to preloved_api
  with check (true);
create policy delete_api on private.search_words
  for delete to preloved_api
  using (true);
grant select, insert, delete on private.search_words to preloved_api;
