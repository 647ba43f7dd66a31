create table private.listing_traits (
  number bigint primary key,
  product_category text not null,
  gender text not null,
  -- As in private.listing_search.
  price_band integer not null,
  -- By private.traits.
  traits bit(256) not null,
  -- The signs of the first photo's embedding, once the vision provider has looked at it. Stays
  -- while the listing is hidden.
  looks bit(256),
  is_visible boolean not null default true
);
comment on table private.listing_traits is
  'What GET /listings/:id/similar and GET /feed/for-you compare, of each listing that was '
  'visible. Not in private.listing_search, whose rows are narrow.';

-- Has all that is compared, so that ten thousand are compared without their rows.
create index listing_traits_newest
  on private.listing_traits (product_category, gender, number desc)
  include (price_band, traits, looks)
  where is_visible;

grant select, insert, update, delete on private.listing_traits to preloved_api;
