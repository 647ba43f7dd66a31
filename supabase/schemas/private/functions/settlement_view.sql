create function private.settlement_view(
  p_settlement private.settlements,
  p_order_version integer
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_settlement.id,
  'offered_by', p_settlement.offered_by,
  'refund_amount', p_settlement.refund_amount,
  'note', p_settlement.note,
  'status', case
    when p_settlement.status = 'open' and p_settlement.order_version <> p_order_version
    then 'lapsed'
    else p_settlement.status
  end,
  'created_at', internal.wire_time(p_settlement.created_at),
  'accepted_at', internal.wire_time(p_settlement.accepted_at));
