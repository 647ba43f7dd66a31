create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null constraint orders__reference unique,
  status public.order_status not null default 'AWAITING_PAYMENT',
  -- Number of statuses entered. 0 while the invoice is being created; nobody sees the order until
  -- it is 1.
  state_version integer not null default 0,
  listing_id uuid not null references public.listings (id) on delete restrict,
  buyer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  item_price bigint not null,
  shipping_fee bigint not null,
  buyer_protection_fee bigint not null,
  voucher_discount bigint not null default 0,
  commission bigint not null default 0,
  -- The buyer's price, in rupiah.
  total bigint not null generated always as (
    item_price + shipping_fee + buyer_protection_fee - voucher_discount
  ) stored,
  courier_code text not null,
  courier_service_code text not null,
  tracking_number text,
  listing_title text not null,
  listing_photo_url text not null,
  weight_grams integer not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  refunded_at timestamptz,
  -- Rupiah refunded to the buyer; never more than the buyer paid.
  refunded_amount bigint,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- The seller's own courier; null while ours carries. courier_code and courier_service_code keep
  -- the courier that the buyer paid for.
  own_courier_code text,
  -- Rupiah of the total from the buyer's wallet: held with the reservation, returned when the order
  -- ends unpaid.
  wallet_amount bigint not null default 0,
  -- Rupiah of the invoice. 0: there is no invoice at the provider.
  amount_due bigint not null generated always as (
    item_price + shipping_fee + buyer_protection_fee - voucher_discount - wallet_amount
  ) stored,
  -- Since when a chargeback of its payment waits for a decision: until then the order pays nothing
  -- out.
  frozen_at timestamptz,
  -- The accepted offer behind item_price; null at the listing's price.
  offer_id uuid references private.offers (id) on delete restrict,
  -- The first order of its bundle, also on that order itself; null without a bundle. Ids of a
  -- bundle share their last byte, so that its transfers use the same accounts
  -- (private.ledger_stripe).
  bundle_id uuid references public.orders (id) on delete cascade,
  -- The order that has the invoice and the outbound parcel. It is locked before another order of
  -- its bundle changes.
  purchase_id uuid not null generated always as (coalesce(bundle_id, id)) stored,
  -- Rupiah below the price of the listing, as the seller's bundle discount.
  bundle_discount bigint not null default 0,
  -- One condition, since each update parses it.
  constraint orders__amounts check (
    0 <= least(
      item_price - 1, shipping_fee, buyer_protection_fee, voucher_discount, commission,
      item_price - commission, wallet_amount, amount_due, bundle_discount, refunded_amount,
      total - refunded_amount)
  ),
  check (buyer_id <> seller_id),
  check ((refunded_at is null) = (refunded_amount is null))
);
comment on table public.orders is
  'One sale, with copies of the listing as agreed: later changes of the listing do not change '
  'it.';

create index orders_buyer on public.orders (buyer_id, created_at desc, id desc)
  include (status, state_version);
create index orders_seller on public.orders (seller_id, created_at desc, id desc)
  include (status, state_version);
create index orders_bundle_id on public.orders (bundle_id) where bundle_id is not null;
create index orders_purchase_id on public.orders (purchase_id);
-- A parcel has one order, or the orders of a bundle: all but the first add their id to the key.
create unique index orders__tracking_number
  on public.orders (tracking_number, nullif(id, purchase_id)) nulls not distinct
  where tracking_number is not null;
-- A listing is sold once, also under concurrent requests: orders that ended without a sale add
-- their id to the key.
create unique index orders__one_sale
  on public.orders (
    listing_id, (case when status in ('EXPIRED', 'CANCELLED', 'REFUNDED') then id end)
  ) nulls not distinct;
-- The order and the rows of GET /feed/recently-sold.
create index orders_recently_sold
  on public.orders ((coalesce(completed_at, delivered_at)) desc, id desc)
  where status in ('COMPLETED', 'DELIVERED');
-- Filters of the staff's list.
create index orders_newest on public.orders (created_at desc, id desc)
  include (status, state_version, total);
create index orders_status on public.orders (status, created_at desc, id desc)
  include (state_version, total);
create index orders_total on public.orders (status, total)
  include (state_version, created_at, id);
create index orders_offer_id on public.orders (offer_id) where offer_id is not null;
create index orders_paid on public.orders (paid_at) include (item_price) where paid_at is not null;

create policy select_authenticated on public.orders
  for select to authenticated
  using (
    state_version > 0
    and (select auth.uid()) in (buyer_id, seller_id)
    and (select internal.is_registered())
  );
grant select, insert, update, delete on public.orders to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  (
    'public.orders', 'seller_id', '{listing_title}', 'replaced',
    '(select product_category from public.listings where listings.id = data.listing_id)', 'orders'
  ),
  ('public.orders', 'seller_id', '{listing_photo_url}', 'cleared', null, 'orders'),
  -- A number that the seller typed; the number of our own courier stays with its shipment.
  (
    'public.orders', 'seller_id', '{tracking_number}', 'replaced',
    '(select waybill from private.shipments '
      'where order_id = data.id and waybill = data.tracking_number)',
    'orders'
  ),
  (
    'public.orders', 'parties', '{reference,courier_code,courier_service_code,own_courier_code}',
    'kept', null, 'orders'
  );
