create type public.listing_status as enum ('active', 'reserved', 'sold', 'removed');
comment on type public.listing_status is
  'active: for sale. reserved: an order waits for payment. sold. removed: a returned item that '
  'may be relisted.';
