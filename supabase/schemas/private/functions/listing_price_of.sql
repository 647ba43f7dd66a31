-- What the listing cost everybody when it was ordered, in rupiah; null when the order's offer has
-- ended since, other than by time.
create function private.listing_price_of(p_order public.orders) returns bigint
language plpgsql stable
as $$
begin
  if p_order.offer_id is null then
    return p_order.item_price + p_order.bundle_discount;
  end if;
  return (
    select offers.listing_price
    from private.offers
    where offers.id = p_order.offer_id
      and offers.status in ('accepted', 'expired')
  );
end
$$;
