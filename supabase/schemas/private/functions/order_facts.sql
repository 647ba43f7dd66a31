create function private.order_facts(p_order public.orders) returns jsonb
language sql stable
return jsonb_build_object(
  'order_id', p_order.id,
  'reference', p_order.reference,
  'title', p_order.listing_title);
