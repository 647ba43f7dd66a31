create table private.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  direction private.shipment_direction not null,
  courier_code text not null,
  courier_service_code text not null,
  -- From then on an order may exist at the shipping provider, even if its answer was lost.
  booking_started_at timestamptz,
  shipper_order_id text constraint shipments__shipper_order_id unique,
  -- The provider's id for tracking, which is free of charge.
  tracking_id text,
  waybill text,
  -- The status at the provider's acceptance of the booking: part of a response that must not
  -- change.
  booked_status text,
  -- Rupiah that cover the parcel: the buyer's shipping fee, or for a return its first price.
  charged bigint,
  -- The provider's current price in rupiah. Each correction increases price_version.
  price bigint,
  price_version integer not null default 0,
  -- The provider's newest status by the carrier's own time.
  status text not null default 'confirmed',
  -- The first time at which a carrier certainly held the parcel.
  scanned_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  -- Where the label will be: see private.label_url.
  label_address text,
  -- The rendered label in the bucket labels. Null before the first request.
  label_path text,
  -- Time of the last paid query about a waybill that the provider did not issue.
  paid_lookup_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint shipments__one_per_direction unique (order_id, direction),
  check (
    (shipper_order_id is null) = (price is null)
    and (price is null) = (charged is null)
    and least(charged, price) >= 0
  )
);
comment on table private.shipments is
  'A parcel of an order, one row per direction: booked by us, or sent by the seller with their '
  'own carrier.';

create index shipments_waybill on private.shipments (waybill);
create index shipments_newest on private.shipments (created_at desc, id desc);
-- For staff filters by rare statuses. Most parcels are delivered.
create index shipments_rare_statuses on private.shipments (status, created_at desc, id desc)
  where status <> 'delivered';
create index shipments_courier on private.shipments (courier_code, created_at desc, id desc);
create index shipments_returns on private.shipments (created_at desc, id desc)
  where direction = 'return';

grant select, insert, update on private.shipments to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving) values
  -- The provider's label has the address of the other party, too.
  ('private.shipments', 'parties', '{label_address}', 'cleared');
