create function private.effect_withdraw_listing(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listings set status = 'removed', updated_at = private.now()
  where id = p_order.listing_id and status in ('reserved', 'sold');
end
$$;
comment on function private.effect_withdraw_listing(public.orders) is 'The seller would not or could not sell it, or it came back: out of the shop, until its owner relists it.';
grant execute on function private.effect_withdraw_listing(public.orders) to preloved_verbs;
