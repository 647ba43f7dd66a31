create function private.return_record(p_order public.orders) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'reason', returns.reason,
      'description', returns.description,
      'photos', returns.photos,
      'requested_at', internal.wire_time(returns.requested_at),
      'tracking_number', returns.tracking_number,
      'courier_code', returns.courier_code,
      'rejection_reason', returns.rejection_reason,
      'rejected_at', internal.wire_time(returns.rejected_at))
    from private.returns
    where returns.order_id = p_order.id
  );
end
$$;
