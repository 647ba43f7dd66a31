create type private.shipping_quote as (
  listing_ids uuid[],
  buyer_id uuid,
  address_fingerprint text,
  weight_grams integer,
  courier_code text,
  courier_service_code text,
  price bigint,
  expires_at timestamptz,
  origin_fingerprint text,
  item_price bigint,
  quoted_at timestamptz,
  protection_fee bigint
);
comment on type private.shipping_quote is
  'A shipping price in rupiah, signed by POST /shipping/rates for one buyer. It is valid for '
  'these listings, their total weight and price, and the content of both addresses. '
  'protection_fee is the buyer''s fee at the time of the quote.';
