create type private.listing_input as (
  title text,
  description text,
  price bigint,
  original_price bigint,
  product_category text,
  gender text,
  condition text,
  brand text,
  size text,
  color text,
  material text,
  style text,
  sub_category text,
  vibe_tags text[],
  photos text[],
  weight_grams integer,
  size_system text,
  measurements jsonb,
  flaws jsonb
);
comment on type private.listing_input is 'The columns of public.listings that a seller sets.';
