create function private.adjustment_summary() returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'balance', coalesce((
      select accounts.balance
      from private.ledger_accounts as accounts
      where accounts.kind = 'adjustments'
        and accounts.holder_id = '00000000-0000-0000-0000-000000000000'), 0),
    'latest', to_jsonb(array(
      select jsonb_build_object(
        'user_id', audit_log.target_id,
        'amount', audit_log.after -> 'amount',
        'actor_id', audit_log.actor_id,
        'reason', audit_log.reason,
        'request_id', audit_log.request_id,
        'at', internal.wire_time(audit_log.at))
      from private.audit_log
      where audit_log.action = 'admin_adjustments'
        -- Not the proposal.
        and audit_log.target_type = 'account'
      order by audit_log.id desc
      limit 20)));
end
$$;
