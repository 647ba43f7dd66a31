create function private.difference_record(
  p_difference private.reconciliation_differences
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_difference.id,
  'reference', p_difference.reference,
  'statement', p_difference.statement,
  'order_id', p_difference.order_id,
  'withdrawal_id', p_difference.withdrawal_id,
  'provider_amount', p_difference.provider_amount,
  'ledger_amount', p_difference.ledger_amount,
  'difference', p_difference.difference,
  'problem', p_difference.problem,
  'status', p_difference.status,
  'correction', case
    when p_difference.problem is null then jsonb_build_array(
      jsonb_build_object('account', 'provider_cash', 'amount', -p_difference.difference),
      jsonb_build_object('account', p_difference.counter_account, 'amount', p_difference.difference)
    )
    else '[]'
  end,
  'created_at', internal.wire_time(p_difference.created_at),
  'closed_at', internal.wire_time(p_difference.closed_at)
);
