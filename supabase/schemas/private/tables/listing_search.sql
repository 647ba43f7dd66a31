create table private.listing_search (
  number bigint primary key,
  listing_id uuid not null,
  -- 4096 numbers per bucket: the newest matches are found bucket by bucket, without reading the
  -- others.
  bucket integer not null generated always as ((number >> 12)::integer) stored,
  product_category text not null,
  gender text not null,
  price bigint not null,
  -- The text index can skip other prices.
  price_band integer not null generated always as (private.price_band(price)) stored,
  -- Title and brand. Matches in it rank before matches in the description.
  headline tsvector not null,
  document tsvector not null,
  -- Postgres moves columns out of a row only if the row is longer than 2 kB: the padding makes it
  -- longer, and takes 31 bytes compressed. It depends on document, so that an update of document
  -- moves it again.
  padding text not null generated always as (repeat(' ', 2000 + 0 * length(document))) stored,
  condition text not null,
  -- By private.facet_key, like size.
  brand text,
  size text,
  -- The keys for filters: <kind>:<key> of brand, size, color and sub_category, and of condition,
  -- vibe tag, rating and verified.
  facets text[] not null
) with (toast_tuple_target = 128);
alter table private.listing_search
  alter headline set storage external,
  alter facets set storage external,
  alter document set storage external;
comment on table private.listing_search is
  'Search copy of each visible listing, written with the listing and deleted when it is hidden. '
  'Rows are narrow, because each match costs a page: words and facets, which only the index '
  'needs, are stored outside the row.';

-- Every search reads the list of pending entries, so it is kept short.
create index listing_search_words on private.listing_search
  using gin (bucket, document, headline, product_category, gender, price_band, facets)
  with (gin_pending_list_limit = 256);

-- For brands by their first letters. The default operator class serves these only in collation C.
create index listing_search_brands on private.listing_search (brand text_pattern_ops)
  where brand is not null;

grant select, insert, update, delete on private.listing_search to preloved_api;
