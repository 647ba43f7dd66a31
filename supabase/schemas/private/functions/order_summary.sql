-- An order in lists and explanations for staff.
create function private.order_summary(p_order public.orders) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_order.id,
  'reference', p_order.reference,
  'status', p_order.status,
  'listing_id', p_order.listing_id,
  'buyer_id', p_order.buyer_id,
  'seller_id', p_order.seller_id,
  'item_price', p_order.item_price,
  'shipping_fee', p_order.shipping_fee,
  'buyer_protection_fee', p_order.buyer_protection_fee,
  'voucher_discount', p_order.voucher_discount,
  'total', p_order.total,
  'refunded_amount', p_order.refunded_amount,
  'courier_code', coalesce(p_order.own_courier_code, p_order.courier_code),
  'tracking_number', p_order.tracking_number,
  'created_at', internal.wire_time(p_order.created_at));
