create function api.orders_my(p_status text, p_limit integer, p_offset integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_bought jsonb;
  v_sold jsonb;
begin
  select coalesce(jsonb_agg(private.order_record(page.bought, v_me) order by (page.bought).created_at desc, (page.bought).id desc), '[]') into v_bought
  from (select orders as bought from public.orders
        where orders.buyer_id = v_me and orders.state_version > 0 and (p_status is null or orders.status::text = p_status)
        order by orders.created_at desc, orders.id desc limit p_limit offset p_offset) as page;
  select coalesce(jsonb_agg(private.order_record(page.sold, v_me) order by (page.sold).created_at desc, (page.sold).id desc), '[]') into v_sold
  from (select orders as sold from public.orders
        where orders.seller_id = v_me and orders.state_version > 0 and (p_status is null or orders.status::text = p_status)
        order by orders.created_at desc, orders.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('as_buyer', v_bought, 'as_seller', v_sold,
    'total_as_buyer', (select count(*) from public.orders where orders.buyer_id = v_me and orders.state_version > 0
                         and (p_status is null or orders.status::text = p_status)),
    'total_as_seller', (select count(*) from public.orders where orders.seller_id = v_me and orders.state_version > 0
                          and (p_status is null or orders.status::text = p_status)),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.orders_my(text, integer, integer) is 'The caller''s orders, bought and sold, newest first.';
