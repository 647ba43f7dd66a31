create table private.offers (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete restrict,
  buyer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  offered_by text not null check (offered_by in ('buyer', 'seller')),
  -- Rupiah for the item, without shipping and fees.
  price bigint not null check (price > 0),
  -- The listing's price in rupiah; a changed price ends the offer.
  listing_price bigint not null,
  status private.offer_status not null default 'open',
  -- unavailable: a party is away, suspended or deleted, or has blocked the other; does not say
  -- which.
  ended_because text
    check (ended_because in ('sold', 'price_changed', 'removed', 'unavailable')),
  counter_of uuid constraint offers__one_counter unique
    references private.offers (id) on delete restrict,
  -- Deadline for an answer; once accepted, the buyer's deadline for an order at its price.
  expires_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  check (price <= listing_price),
  check (buyer_id <> seller_id),
  check ((status = 'ended') = (ended_because is not null))
);
comment on table private.offers is
  'Prices that a buyer, or a seller in return, offers for a listing. They reserve nothing: a '
  'sale, a change of the price or an absence ends them (private.listings_end_offers).';

-- One live offer at a time, also under concurrent requests. Also finds the offers that end with a
-- listing.
create unique index offers__one_live on private.offers (listing_id, buyer_id)
  where status in ('open', 'accepted');
create index offers_listing on private.offers (listing_id, buyer_id, created_at desc);
create index offers_buyer on private.offers (buyer_id, created_at desc, id desc)
  include (status, expires_at, listing_id);
create index offers_seller on private.offers (seller_id, created_at desc, id desc)
  include (status, expires_at, listing_id);

grant select, insert, update on private.offers to preloved_api;

insert into private.personal_exports (section, relation, owner, record, sort) values
  ('offers', 'private.offers', 'parties', 'private.offer_record(data)', 'created_at desc');
