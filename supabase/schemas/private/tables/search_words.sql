create table private.search_words (word text primary key);
comment on table private.search_words is
  'Words that were part of a title or brand, as candidates for a mistyped search '
  'word. A row goes when a listing is changed or its seller leaves, and no other has the word.';

create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

grant select, insert, delete on private.search_words to preloved_api;
