create function private.admin_order_records(p_ids uuid[]) returns jsonb
language plpgsql stable
as $$
begin
  return (
    with stuck as (
      select stuck_orders.order_id, jsonb_agg(distinct stuck_orders.because) as because
      from private.stuck_orders
      where stuck_orders.order_id = any (p_ids)
      group by stuck_orders.order_id
    )
    select jsonb_agg(
      jsonb_build_object(
        'id', orders.id,
        'reference', orders.reference,
        'status', orders.status,
        'listing_id', orders.listing_id,
        'listing_title', orders.listing_title,
        'buyer_id', orders.buyer_id,
        'buyer_username', buyers.username,
        'seller_id', orders.seller_id,
        'seller_username', sellers.username,
        'item_price', orders.item_price,
        'shipping_fee', orders.shipping_fee,
        'buyer_protection_fee', orders.buyer_protection_fee,
        'voucher_discount', orders.voucher_discount,
        'total', orders.total,
        'refunded_amount', orders.refunded_amount,
        'payment_status', invoices.status,
        'courier_code', coalesce(orders.own_courier_code, orders.courier_code),
        'tracking_number', orders.tracking_number,
        'stuck', coalesce(stuck.because, '[]'),
        'paid_at', internal.wire_time(orders.paid_at),
        'completed_at', internal.wire_time(orders.completed_at),
        'created_at', internal.wire_time(orders.created_at),
        'updated_at', internal.wire_time(orders.updated_at))
      order by page.nth)
    from unnest(p_ids) with ordinality as page (id, nth)
    join public.orders on orders.id = page.id
    join public.profiles as buyers on buyers.id = orders.buyer_id
    join public.profiles as sellers on sellers.id = orders.seller_id
    left join private.invoices on invoices.order_id = orders.id
    left join stuck on stuck.order_id = orders.id
  );
end
$$;
