create type public.listing_status as enum ('active', 'reserved', 'sold', 'removed');
comment on type public.listing_status is
  'active: for sale. reserved: an order waits for payment. sold. removed: taken off '
  'sale because an order ended (the seller or staff cancelled it, it was not shipped in time, or '
  'it was refunded); its seller may relist it.';
