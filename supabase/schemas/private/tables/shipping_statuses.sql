create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  moves_to public.order_status
);
comment on table private.shipping_statuses is 'What carriers say, in the order in which a parcel lives it; a callback of lower rank comes late and moves nothing.';
comment on column private.shipping_statuses.moves_to is 'Null for words that do not prove that a carrier holds, or held, the parcel.';

alter table private.shipping_statuses enable row level security;
create policy select_api on private.shipping_statuses for select to preloved_api using (true);
grant select on private.shipping_statuses to preloved_api;

insert into private.shipping_statuses (status, rank, moves_to) values
  ('confirmed', 10, null), ('scheduled', 11, null), ('allocated', 12, null), ('picking_up', 13, null),
  ('courier_not_found', 14, null), ('cancelled', 15, null),
  ('picked', 20, 'SHIPPED'), ('picked_up', 20, 'SHIPPED'), ('in_transit', 30, 'SHIPPED'), ('on_hold', 31, null),
  ('dropping_off', 40, 'SHIPPED'), ('out_for_delivery', 41, 'SHIPPED'),
  ('return_in_transit', 50, 'SHIPPED'), ('rejected', 51, null), ('returned', 60, 'SHIPPED'), ('disposed', 61, 'SHIPPED'),
  ('delivered', 70, 'DELIVERED');
