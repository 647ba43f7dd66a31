create table private.listing_words (
  -- Collation C: the words with a given prefix are a range of the primary key.
  word text collate "C" not null,
  number bigint not null,
  primary key (word, number)
);
comment on table private.listing_words is
  'The words of the title and brand of each visible listing (listings.number), not stemmed, for '
  'suggestions: a word stays as long as a visible listing has it. Written with listing_search.';

grant select, insert, delete on private.listing_words to preloved_api;
