create table private.boost_periods (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  -- Null: all listings of the seller, including later ones.
  listing_id uuid references public.listings (id) on delete restrict,
  score integer not null check (score between 1 and 100000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- When a job removed the score from listings, shortly after ends_at.
  ended_at timestamptz
);
comment on table private.boost_periods is
  'Boosts of one listing (bought) or of all listings of a seller (granted by staff). While '
  'ended_at is null, the score is part of listings.boost_score.';

create index boost_periods_running on private.boost_periods (ends_at) where ended_at is null;
create index boost_periods_seller_id on private.boost_periods (seller_id);
create index boost_periods_listing_id on private.boost_periods (listing_id);

grant select, insert, update on private.boost_periods to preloved_api;
