create table private.search_words (word text primary key);
comment on table private.search_words is
  'Words of titles and brands, as candidates for a mistyped search word. A row is deleted when a '
  'listing changes or its seller leaves, and no other listing has the word.';

create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

grant select, insert, delete on private.search_words to preloved_api;
