create function private.bundle_record(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_order.bundle_id,
      'order_ids', jsonb_agg(orders.id order by orders.id <> p_order.bundle_id, orders.reference),
      'total', sum(orders.total))
    from public.orders
    where orders.purchase_id = p_order.bundle_id
  );
end
$$;
