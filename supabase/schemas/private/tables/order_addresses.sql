create table private.order_addresses (
  order_id uuid not null references public.orders (id) on delete cascade,
  party public.order_actor not null check (party = any ('{buyer,seller}')),
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
comment on table private.order_addresses is
  'Sender and recipient address of an order, copied when the order was created.';

grant select, insert, update, delete on private.order_addresses to preloved_api;
