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

insert into private.personal_data (relation, owner, columns, on_leaving, exported, masked) values
  (
    'private.order_addresses', 'party', '{recipient_name}', 'cleared', 'order_addresses',
    'mask_name'
  ),
  (
    'private.order_addresses', 'party', '{phone,street,district,postal_code,latitude,longitude}',
    'cleared', 'order_addresses', 'hidden'
  ),
  ('private.order_addresses', 'party', '{city,province}', 'kept', 'order_addresses', null);

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'order_addresses', 'private.order_addresses', 'party', 'to_jsonb(data) - ''party''',
    '(select orders.created_at from public.orders where orders.id = data.order_id) desc'
  );
