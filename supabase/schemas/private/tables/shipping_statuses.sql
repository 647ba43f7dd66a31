create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  -- Null for a status that does not prove that a carrier held the parcel.
  moves_to public.order_status,
  -- forward: the parcel may still arrive without intervention; stopped: somebody has to act; back:
  -- it returns to its sender or is lost.
  outlook text not null default 'forward' check (outlook in ('forward', 'stopped', 'back')),
  -- Opens a case for staff if the order waits for this parcel.
  is_trouble boolean not null default false
);
comment on table private.shipping_statuses is
  'Carrier statuses in the order of a parcel''s journey. The newest by the carrier''s own time '
  'is shown; rank decides between equal times.';

grant select on private.shipping_statuses to preloved_api;

insert into private.shipping_statuses (status, rank, moves_to, outlook, is_trouble) values
  ('confirmed', 10, null, 'forward', false),
  ('scheduled', 11, null, 'forward', false),
  ('allocated', 12, null, 'forward', false),
  ('picking_up', 13, null, 'forward', false),
  ('courier_not_found', 14, null, 'stopped', true),
  ('cancelled', 15, null, 'stopped', true),
  ('picked', 20, 'SHIPPED', 'forward', false),
  ('picked_up', 20, 'SHIPPED', 'forward', false),
  ('in_transit', 30, 'SHIPPED', 'forward', false),
  ('on_hold', 31, null, 'stopped', false),
  ('dropping_off', 40, 'SHIPPED', 'forward', false),
  ('out_for_delivery', 41, 'SHIPPED', 'forward', false),
  ('return_in_transit', 50, 'SHIPPED', 'back', true),
  ('rejected', 51, null, 'back', true),
  ('returned', 60, 'SHIPPED', 'back', true),
  ('disposed', 61, 'SHIPPED', 'back', true),
  ('delivered', 70, 'DELIVERED', 'forward', false);
