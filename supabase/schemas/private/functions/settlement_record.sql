-- The settlement that ended the order, otherwise the offer that can be accepted now.
create function private.settlement_record(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'id', settlements.id,
      'offered_by', settlements.offered_by,
      'refund_amount', settlements.refund_amount,
      'note', settlements.note,
      'status', settlements.status,
      'created_at', internal.wire_time(settlements.created_at),
      'accepted_at', internal.wire_time(settlements.accepted_at))
    from private.settlements
    where settlements.order_id = p_order.id
      and (
        settlements.status = 'accepted'
        or settlements.status = 'open' and settlements.order_version = p_order.state_version
      )
    order by settlements.status
    limit 1
  );
end
$$;
