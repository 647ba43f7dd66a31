-- A boost while it runs: on one listing, bought, or on all that a seller has, granted by staff.
create table private.boost_periods (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete restrict,
  score integer not null check (score between 1 and 100000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  ended_at timestamptz
);
comment on table private.boost_periods is 'Who is boosted, by how much, until when. While ended_at is null, its score is in listings.boost_score.';
comment on column private.boost_periods.listing_id is 'Null: everything that the seller has, also what they put up later.';
comment on column private.boost_periods.ended_at is 'When its score was taken out of listings again; a moment after ends_at.';

create index boost_periods_booked on private.boost_periods (ends_at) where ended_at is null;
create index boost_periods_seller_id on private.boost_periods (seller_id);
create index boost_periods_listing_id on private.boost_periods (listing_id);

alter table private.boost_periods enable row level security;
create policy all_api on private.boost_periods for all to preloved_api using (true) with check (true);
grant select, insert, update on private.boost_periods to preloved_api;
