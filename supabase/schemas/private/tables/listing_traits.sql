create table private.listing_traits (
  number bigint primary key,
  listing_id uuid not null,
  seller_id uuid not null,
  product_category text not null,
  gender text not null,
  -- As in private.listing_search.
  price_band integer not null,
  -- By private.traits.
  traits bit(256) not null,
  -- By private.alike_keys.
  alike bigint[] not null,
  -- The signs of the first photo's embedding, once the vision provider has computed it. Kept while
  -- the listing is hidden.
  looks bit(256),
  is_visible boolean not null default true
);
comment on table private.listing_traits is
  'Features of each listing that was ever visible, for GET /listings/:id/similar and GET '
  '/feed/for-you. Separate from private.listing_search, whose rows are narrow.';

create index listing_traits_newest on private.listing_traits (product_category, gender, number desc)
  where is_visible;

create index listing_traits_alike on private.listing_traits
  using gin (alike)
  with (gin_pending_list_limit = 256)
  where is_visible;

grant select, insert, update, delete on private.listing_traits to preloved_api;
