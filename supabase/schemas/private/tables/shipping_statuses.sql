create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  moves_to public.order_status
);
comment on table private.shipping_statuses is
  'Carrier statuses in the order of a parcel''s journey. A callback with a lower rank is late '
  'and changes nothing.';
comment on column private.shipping_statuses.moves_to is
  'Null for a status that does not prove that a carrier held the parcel.';

alter table private.shipping_statuses enable row level security;
create policy select_api on private.shipping_statuses
  for select to preloved_api
  using (true);
grant select on private.shipping_statuses to preloved_api;

insert into private.shipping_statuses (status, rank, moves_to) values
  ('confirmed', 10, null),
  ('scheduled', 11, null),
  ('allocated', 12, null),
  ('picking_up', 13, null),
  ('courier_not_found', 14, null),
  ('cancelled', 15, null),
  ('picked', 20, 'SHIPPED'),
  ('picked_up', 20, 'SHIPPED'),
  ('in_transit', 30, 'SHIPPED'),
  ('on_hold', 31, null),
  ('dropping_off', 40, 'SHIPPED'),
  ('out_for_delivery', 41, 'SHIPPED'),
  ('return_in_transit', 50, 'SHIPPED'),
  ('rejected', 51, null),
  ('returned', 60, 'SHIPPED'),
  ('disposed', 61, 'SHIPPED'),
  ('delivered', 70, 'DELIVERED');
