-- What search reads: visible listings once more, as words and no more than that; in the order of their
-- numbers, so that the newest are found first. What a match costs is the page that its row is on: narrow pays.
create table private.listing_search (
  number bigint primary key,
  listing_id uuid not null,
  bucket integer not null generated always as ((number >> 13)::integer) stored,
  product_category text not null,
  gender text not null,
  price bigint not null,
  price_band integer not null generated always as (floor(8 * ln(price::double precision))) stored,
  headline tsvector not null,
  document tsvector not null,
  vibe_tags text[] not null
) with (toast_tuple_target = 128);
alter table private.listing_search alter headline set storage plain, alter vibe_tags set storage plain,
  alter document set storage external;
comment on table private.listing_search is 'Each visible listing as search sees it; written with the listing, gone when it is hidden.';
comment on column private.listing_search.bucket is 'Eight thousand numbers each: the newest matches are found bucket by bucket, without touching the rest.';
comment on column private.listing_search.price_band is 'Prices within an eighth of each other: lets the index of words look at few prices only.';
comment on column private.listing_search.headline is 'Title and brand: a match here comes before one in the description.';
comment on column private.listing_search.document is 'Title, brand and description, stemmed as Indonesian. Only the index needs it: a long one is kept out of the row.';

-- A short list of pending entries: every search has to read through it.
create index listing_search_words on private.listing_search
  using gin (bucket, document, headline, vibe_tags, product_category, gender, price_band) with (gin_pending_list_limit = 256);

alter table private.listing_search enable row level security;
create policy all_api on private.listing_search for all to preloved_api using (true) with check (true);
grant select, insert, update, delete on private.listing_search to preloved_api;
