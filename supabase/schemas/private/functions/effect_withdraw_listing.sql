create function private.effect_withdraw_listing(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  update public.listings
  set status = 'removed', updated_at = private.now()
  where id = p_order.listing_id
    and status in ('reserved', 'sold');
end
$$;
comment on function private.effect_withdraw_listing(public.orders) is
  'Takes the listing off sale until its seller relists it.';
