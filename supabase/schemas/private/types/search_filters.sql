create type private.search_filters as (
  query tsquery,
  vibe_tag text,
  gender text,
  product_category text,
  min_price bigint,
  max_price bigint,
  brand text[],
  size text[],
  condition text[],
  color text[],
  sub_category text[],
  min_rating integer,
  verified boolean,
  fit jsonb
);
comment on type private.search_filters is
  'The filters that a listing must match; a null filter matches every listing, a list any of its '
  'texts. Prices are rupiah, inclusive; fit is the answer of api.auth_fit.';
