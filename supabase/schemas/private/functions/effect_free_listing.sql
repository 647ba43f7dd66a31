create function private.effect_free_listing(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  update public.listings
  set status = 'active', updated_at = private.now()
  where id = p_order.listing_id
    and status in ('reserved', 'sold');
end
$$;
comment on function private.effect_free_listing(public.orders) is
  'Puts the listing of an ended order back on sale.';
