create type private.search_filters as (
  query tsquery,
  vibe_tag text,
  gender text,
  product_category text,
  min_price bigint,
  max_price bigint
);
comment on type private.search_filters is
  'What a listing must match; a null filter matches every listing. Prices are rupiah, inclusive.';
