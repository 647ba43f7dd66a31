create function api.feed_recently_sold(p_limit integer) returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  with sold as (
    select
      orders.id,
      orders.listing_id,
      orders.listing_title,
      orders.item_price,
      orders.listing_photo_url,
      coalesce(orders.completed_at, orders.delivered_at) as sold_at
    from public.orders
    where orders.status in ('COMPLETED', 'DELIVERED')
      -- Its seller has left.
      and orders.listing_photo_url <> ''
    order by coalesce(orders.completed_at, orders.delivered_at) desc, orders.id desc
    limit p_limit
  ), items as (
    select coalesce(
      json_agg(
        json_build_object(
          'id', sold.listing_id,
          'title', sold.listing_title,
          'price', sold.item_price,
          'photo_url', sold.listing_photo_url,
          'product_category', listings.product_category,
          'sold_at', internal.wire_time(sold.sold_at)
        )
        order by sold.sold_at desc, sold.id desc
      ),
      '[]'
    ) as list
    from sold
    join public.listings on listings.id = sold.listing_id
  )
  select concat('{"success":true,"data":', items.list, '}')
  from items
$$;
comment on function api.feed_recently_sold(integer) is
  'Lists the listings sold last, newest first, as the JSON text of the response. Titles and '
  'prices are those of the order; the text names no user.';
grant execute on function api.feed_recently_sold(integer) to anon;
