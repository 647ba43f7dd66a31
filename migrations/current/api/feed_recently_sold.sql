-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: anon.
CREATE OR REPLACE FUNCTION api.feed_recently_sold(p_limit integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return concat('{"success":true,"data":', (
    select coalesce(json_agg(json_build_object('id', sold.listing_id, 'title', sold.listing_title, 'price', sold.item_price,
        'photo_url', sold.listing_photo_url, 'product_category', listings.product_category, 'sold_at', api.wire_time(sold.sold_at))
      order by sold.sold_at desc, sold.id desc), '[]')
    from (select orders.id, orders.listing_id, orders.listing_title, orders.item_price, orders.listing_photo_url,
            coalesce(orders.completed_at, orders.delivered_at) as sold_at
          from public.orders where orders.status in ('COMPLETED', 'DELIVERED')
          order by coalesce(orders.completed_at, orders.delivered_at) desc, orders.id desc limit p_limit) as sold
    join public.listings on listings.id = sold.listing_id), '}');
end
$function$;
