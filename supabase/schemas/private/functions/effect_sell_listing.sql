-- What an order's move does to money, listing and work. Each runs inside the move's transaction, after the
-- history row of the new state, in which it finds who moved the order and why.
create function private.effect_sell_listing(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update public.listings set status = 'sold', updated_at = private.now()
  where id = p_order.listing_id and status in ('active', 'reserved')
$$;
comment on function private.effect_sell_listing(public.orders) is 'A listing still reserved becomes sold.';
