create table private.shipment_events (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references private.shipments (id) on delete cascade,
  -- The provider's order id, or the waybill number that the seller entered.
  parcel text not null,
  status text not null,
  note text,
  happened_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  constraint shipment_events__once unique (shipment_id, parcel, status, happened_at)
);
comment on table private.shipment_events is
  'Tracking events in the carrier''s order; callbacks may arrive in any order.';

grant select, insert, update (note), delete on private.shipment_events to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving) values
  -- Couriers write into notes who signed for the parcel.
  ('private.shipment_events', 'parties', '{note}', 'cleared'),
  ('private.shipment_events', 'typist', '{parcel}', 'row_deleted');
