-- The order does not move: staff decide.
create function private.report_unscanned_return(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  update private.returns
  set unscanned_at = coalesce(unscanned_at, private.now())
  where order_id = p_order.id;
  perform private.open_case(
    'return_unscanned',
    p_order.id::text,
    p_order.id,
    jsonb_build_object('item_price', p_order.item_price, 'shipping_fee', p_order.shipping_fee));
  perform private.notify_all(
    array[p_order.buyer_id, p_order.seller_id],
    'order:' || p_order.id || ':' || p_order.state_version,
    'order.return_unscanned',
    private.order_facts(p_order));
end
$$;
