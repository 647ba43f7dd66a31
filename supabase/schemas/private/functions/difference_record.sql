create function private.difference_record(
  p_difference private.reconciliation_differences
) returns jsonb
language sql stable
return to_jsonb(p_difference) - '{counter_account,run_id,reversal_key}'::text[]
  || jsonb_build_object(
    'correction', case
      when p_difference.problem is null then jsonb_build_array(
        jsonb_build_object('account', 'provider_cash', 'amount', -p_difference.difference),
        jsonb_build_object(
          'account', p_difference.counter_account, 'amount', p_difference.difference))
      else '[]'
    end,
    'created_at', internal.wire_time(p_difference.created_at),
    'closed_at', internal.wire_time(p_difference.closed_at));
