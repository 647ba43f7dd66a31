create type public.listing_status as enum ('active', 'reserved', 'sold', 'removed');
comment on type public.listing_status is 'active can be bought; reserved waits for a payment; sold is over; removed came back and may be relisted.';
