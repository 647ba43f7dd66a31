create type public.order_status as enum (
  'AWAITING_PAYMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED',
  'RETURN_RECEIVED', 'DISPUTED', 'COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED');
comment on type public.order_status is 'Where an order stands; private.order_transitions says what may follow.';
create type public.order_actor as enum ('buyer', 'seller', 'staff', 'provider', 'portal', 'clock');
comment on type public.order_actor is 'Who moves an order; provider is the payment or the shipping company, clock is time itself.';

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null constraint orders__reference unique,
  status public.order_status not null default 'AWAITING_PAYMENT',
  state_version integer not null default 0,
  listing_id uuid not null references public.listings (id) on delete restrict,
  buyer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  item_price bigint not null check (item_price > 0),
  shipping_fee bigint not null check (shipping_fee >= 0),
  buyer_protection_fee bigint not null check (buyer_protection_fee >= 0),
  voucher_discount bigint not null default 0 check (voucher_discount >= 0),
  commission bigint not null default 0 check (commission between 0 and item_price),
  total bigint not null generated always as (item_price + shipping_fee + buyer_protection_fee - voucher_discount) stored,
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
  refunded_amount bigint check (refunded_amount between 0 and item_price + shipping_fee + buyer_protection_fee - voucher_discount),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  check (buyer_id <> seller_id),
  check ((refunded_at is null) = (refunded_amount is null))
);
comment on table public.orders is 'One sale, with copies of what was agreed: later edits of the listing change nothing here.';
comment on column public.orders.state_version is 'Counts the states entered; 0 while the invoice is still being made, when nobody sees the order yet.';
comment on column public.orders.refunded_amount is 'Rupiah that went back to the buyer''s wallet; never more than they paid.';
comment on column public.orders.total is 'What the buyer pays, in rupiah.';
create index orders_listing_id on public.orders (listing_id);
create index orders_buyer on public.orders (buyer_id, created_at desc, id desc);
create index orders_seller on public.orders (seller_id, created_at desc, id desc);
create unique index orders__tracking_number on public.orders (tracking_number);
-- The last line of defence against selling one thing twice.
create unique index orders__one_sale on public.orders (listing_id)
  where status not in ('EXPIRED', 'CANCELLED', 'REFUNDED');

alter table public.orders enable row level security;
create policy select_authenticated on public.orders for select to authenticated
  using (state_version > 0 and (select auth.uid()) in (buyer_id, seller_id));
create policy all_verbs on public.orders for all to preloved_verbs using (true) with check (true);
-- Both parties may read what they agreed on; what the market itself earns by it is no one's column.
grant select (id, reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
  buyer_protection_fee, voucher_discount, total, courier_code, courier_service_code, tracking_number, listing_title,
  listing_photo_url, weight_grams, paid_at, shipped_at, delivered_at, completed_at,
  refunded_at, refunded_amount, created_at, updated_at)
on public.orders to authenticated;
grant select, insert, update, delete on public.orders to preloved_verbs;

alter table private.ledger_accounts add foreign key (order_id) references public.orders (id) on delete restrict;
alter table private.ledger_transfers add foreign key (order_id) references public.orders (id) on delete restrict;
alter table private.staff_cases add foreign key (order_id) references public.orders (id) on delete restrict;

create table private.order_addresses (
  order_id uuid not null references public.orders (id) on delete cascade,
  party public.order_actor not null check (party in ('buyer', 'seller')),
  recipient_name text not null,
  phone text not null,
  street text not null,
  district text,
  city text not null,
  province text not null,
  postal_code text not null,
  latitude double precision,
  longitude double precision,
  primary key (order_id, party)
);
comment on table private.order_addresses is 'Where the parcel comes from and goes to, as both stood when the order was made.';
alter table private.order_addresses enable row level security;
create policy all_verbs on private.order_addresses for all to preloved_verbs using (true) with check (true);
grant select, insert, delete on private.order_addresses to preloved_verbs;

create table private.order_history (
  order_id uuid not null references public.orders (id) on delete cascade,
  version integer not null,
  from_status public.order_status,
  to_status public.order_status not null,
  actor public.order_actor not null,
  actor_id uuid,
  reason text,
  at timestamptz not null default private.now(),
  primary key (order_id, version)
);
comment on table private.order_history is 'Every state an order entered, who moved it and why.';
alter table private.order_history enable row level security;
create policy all_verbs on private.order_history for all to preloved_verbs using (true) with check (true);
grant select, insert on private.order_history to preloved_verbs;

create table private.invoices (
  order_id uuid primary key references public.orders (id) on delete cascade,
  external_id text not null constraint invoices__external_id unique,
  amount bigint not null check (amount > 0),
  provider_id text constraint invoices__provider_id unique,
  url text,
  status text not null default 'CREATING',
  booked bigint not null default 0 check (booked >= 0),
  request_key text,
  expires_at timestamptz,
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  updated_at timestamptz not null default private.now()
);
comment on table private.invoices is 'What we asked the payment provider to collect. external_id is our reference there and never changes.';
comment on column private.invoices.booked is 'Rupiah of it that the ledger knows: only what comes on top is new.';
comment on column private.invoices.request_key is 'The Idempotency-Key that the buyer sent: whoever repeats it gets this order, also when a job finished it.';
comment on column private.invoices.leased_until is 'Real time until which one request owns the making of the invoice; after it a stranger may finish.';
alter table private.invoices enable row level security;
create policy all_verbs on private.invoices for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.invoices to preloved_verbs;
