create table private.search_words (word text primary key);
comment on table private.search_words is
  'Every word that was ever part of a title or brand, as candidates for a mistyped search '
  'word. A row goes when a seller leaves and no other listing has the word.';

create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

grant select, insert, delete on private.search_words to preloved_api;
