create table private.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  direction private.shipment_direction not null,
  courier_code text not null,
  courier_service_code text not null,
  booking_started_at timestamptz,
  shipper_order_id text constraint shipments__shipper_order_id unique,
  tracking_id text,
  waybill text,
  booked_status text,
  charged bigint check (charged >= 0),
  price bigint check (price >= 0),
  price_version integer not null default 0,
  status text not null default 'confirmed',
  status_rank integer not null default 0,
  scanned_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  label_address text,
  label_url text generated always as (case when waybill is not null then label_address end) stored,
  label_path text,
  asked_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint shipments__one_each unique (order_id, direction),
  check ((shipper_order_id is null) = (price is null) and (price is null) = (charged is null))
);
comment on table private.shipments is
  'How a sale travels, one row each way: our courier, or a parcel that the seller took elsewhere.';
comment on column private.shipments.booking_started_at is 'From then on the carriers'' provider may have a shipping order of it, seen by us or not.';
comment on column private.shipments.shipper_order_id is 'The provider''s shipping order, once we have seen it.';
comment on column private.shipments.tracking_id is 'What the provider wants to be asked about, for nothing.';
comment on column private.shipments.booked_status is 'The status in which the provider took it: part of an answer that must not change.';
comment on column private.shipments.charged is 'What we had for it: the buyer''s shipping fee, or for the way back its first price. The price may move on.';
comment on column private.shipments.price is 'What the provider takes for it now, in rupiah; each correction counts price_version up.';
comment on column private.shipments.status is 'Of the provider''s shipping order; only moves forward.';
comment on column private.shipments.scanned_at is 'The first time at which a carrier certainly held the parcel, whoever''s number it travels under.';
comment on column private.shipments.label_url is 'Where its label can be had, for those who may; null until there is a waybill.';
comment on column private.shipments.label_path is 'The rendered label in the bucket labels; null until someone asked for it.';
comment on column private.shipments.asked_at is 'When the provider was last asked about a number that is not its own: that costs money.';

create index shipments_waybill on private.shipments (waybill);
create index shipments_newest on private.shipments (created_at desc, id desc);
create index shipments_status on private.shipments (status, created_at desc, id desc);

alter table private.shipments enable row level security;
create policy all_api on private.shipments for all to preloved_api using (true) with check (true);
grant select, insert, update on private.shipments to preloved_api;
