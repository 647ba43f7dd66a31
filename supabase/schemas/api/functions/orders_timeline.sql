create function api.orders_timeline(p_order text) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'version', history.version,
        'from', history.from_status,
        'to', history.to_status,
        'actor', history.actor,
        'reason', history.reason,
        'at', internal.wire_time(history.at))
      order by history.version)
    from private.order_history as history
    where history.order_id = v_order.id);
end
$$;
