create function private.raise_not_for_sale(p_listing public.listings) returns void
language plpgsql stable
as $$
declare
  v_vacation constant text := internal.wire_time(private.vacation_of(p_listing.seller_id));
  v_own_order text;
begin
  if p_listing.status = 'active' and not p_listing.is_withdrawn and v_vacation is not null then
    perform private.raise_error('seller_on_vacation', jsonb_build_object('until', v_vacation));
  elsif p_listing.status = 'reserved' then
    select orders.reference into v_own_order
    from public.orders
    join private.order_statuses on order_statuses.status = orders.status
    where orders.listing_id = p_listing.id
      and orders.buyer_id = private.caller_id()
      and order_statuses.holds_listing;
    if found then
      perform private.raise_error(
        'listing_ordered_already', jsonb_build_object('reference', v_own_order));
    end if;
    perform private.raise_error('listing_reserved');
  end if;
  perform private.raise_error('listing_not_for_sale');
end
$$;
