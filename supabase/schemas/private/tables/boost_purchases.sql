create table private.boost_purchases (
  id uuid primary key default gen_random_uuid(),
  reference text not null constraint boost_purchases__reference unique,
  status private.boost_status not null default 'CREATING',
  seller_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid not null references public.listings (id) on delete restrict,
  package text not null references private.boost_packages (code) on delete restrict,
  score integer not null,
  days integer not null,
  price bigint not null check (price > 0),
  provider_id text constraint boost_purchases__provider_id unique,
  url text,
  invoice_status text not null default 'CREATING',
  -- Rupiah of the invoice that the ledger has already booked.
  booked bigint not null default 0 check (booked >= 0),
  -- Idempotency-Key of the request. A repeated request gets this purchase.
  request_key text,
  expires_at timestamptz,
  -- Real time until which one request may create the invoice; afterwards another process may finish
  -- it.
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- Number of the lease. Only its last holder may abandon the purchase.
  lease integer not null default 1,
  -- The payment provider of its start, by the key of its adapter. Never changes.
  provider text not null
);
comment on table private.boost_purchases is
  'A purchase of a boost, with the terms of its package at that time. reference is our '
  'identifier at the payment provider.';

-- Page and total of a seller are read from this index alone.
create index boost_purchases_seller
  on private.boost_purchases (seller_id, created_at desc, id desc)
  include (status);
create index boost_purchases_package on private.boost_purchases (package);
create index boost_purchases_listing_id on private.boost_purchases (listing_id);
create unique index boost_purchases__one_unpaid on private.boost_purchases (listing_id)
  where status in ('CREATING', 'AWAITING_PAYMENT');

grant select, insert, update, delete on private.boost_purchases to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported, masked) values
  ('private.boost_purchases', 'seller_id', '{url}', 'kept', 'boosts', 'mask_url');
