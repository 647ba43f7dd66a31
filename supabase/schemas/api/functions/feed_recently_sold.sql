-- JSON text without users. Prices are the listings' public prices. plpgsql keeps the plan; a
-- function in language sql is planned at each call.
create function api.feed_recently_sold(p_limit integer) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
begin
  return concat('{"success":true,"data":', array_to_json(array(
    select json_build_object(
      'id', orders.listing_id,
      'title', orders.listing_title,
      -- The listing's price: an accepted offer stays between its parties, and a bundle has its own
      -- discount.
      'price', coalesce(
        (select offers.listing_price from private.offers where offers.id = orders.offer_id),
        orders.item_price + orders.bundle_discount),
      'photo_url', orders.listing_photo_url,
      'product_category', (
        select listings.product_category
        from public.listings
        where listings.id = orders.listing_id
      ),
      'sold_at', internal.wire_time(coalesce(orders.completed_at, orders.delivered_at))
    )
    from public.orders
    where orders.status in ('COMPLETED', 'DELIVERED')
      -- An empty photo: the seller has left.
      and orders.listing_photo_url <> ''
      and not exists (
        select
        from public.listings
        where listings.id = orders.listing_id
          and listings.hidden_at is not null
      )
    order by coalesce(orders.completed_at, orders.delivered_at) desc, orders.id desc
    limit p_limit
  )), '}');
end
$$;
grant execute on function api.feed_recently_sold(integer) to anon;
