create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  moves_to public.order_status,
  outlook text not null default 'forward' check (outlook in ('forward', 'stopped', 'back'))
);
comment on table private.shipping_statuses is
  'Carrier statuses in the order of a parcel''s journey. The newest by the carrier''s own time is '
  'shown; rank decides between two of the same time.';
comment on column private.shipping_statuses.moves_to is
  'Null for a status that does not prove that a carrier held the parcel.';

comment on column private.shipping_statuses.outlook is
  'forward: the parcel may still arrive by itself; stopped: somebody has to act; back: it returns '
  'to its sender or is lost.';

grant select on private.shipping_statuses to preloved_api;

insert into private.shipping_statuses (status, rank, moves_to, outlook) values
  ('confirmed', 10, null, 'forward'),
  ('scheduled', 11, null, 'forward'),
  ('allocated', 12, null, 'forward'),
  ('picking_up', 13, null, 'forward'),
  ('courier_not_found', 14, null, 'stopped'),
  ('cancelled', 15, null, 'stopped'),
  ('picked', 20, 'SHIPPED', 'forward'),
  ('picked_up', 20, 'SHIPPED', 'forward'),
  ('in_transit', 30, 'SHIPPED', 'forward'),
  ('on_hold', 31, null, 'stopped'),
  ('dropping_off', 40, 'SHIPPED', 'forward'),
  ('out_for_delivery', 41, 'SHIPPED', 'forward'),
  ('return_in_transit', 50, 'SHIPPED', 'back'),
  ('rejected', 51, null, 'back'),
  ('returned', 60, 'SHIPPED', 'back'),
  ('disposed', 61, 'SHIPPED', 'back'),
  ('delivered', 70, 'DELIVERED', 'forward');
