create function private.event_of_order(
  p_order public.orders,
  p_refunded_amount bigint,
  p_actor public.order_actor
) returns jsonb
language sql stable
return jsonb_build_object(
  'order_id', p_order.id,
  'reference', p_order.reference,
  'status', p_order.status,
  'bundle_id', p_order.bundle_id,
  'listing_id', p_order.listing_id,
  'buyer_id', p_order.buyer_id,
  'seller_id', p_order.seller_id,
  'item_price', p_order.item_price,
  'shipping_fee', p_order.shipping_fee,
  'buyer_protection_fee', p_order.buyer_protection_fee,
  'voucher_discount', p_order.voucher_discount,
  'commission', p_order.commission,
  'total', p_order.total,
  'wallet_amount', p_order.wallet_amount,
  'refunded_amount', p_refunded_amount,
  'actor', p_actor);
