create function private.adjustment_summary() returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'balance', coalesce((
        select accounts.balance
        from private.ledger_accounts as accounts
        where accounts.kind = 'adjustments'
          and accounts.holder_id = '00000000-0000-0000-0000-000000000000'), 0),
      'latest', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'user_id', latest.target_id,
            'amount', latest.after -> 'amount',
            'actor_id', latest.actor_id,
            'reason', latest.reason,
            'request_id', latest.request_id,
            'at', internal.wire_time(latest.at))
          order by latest.id desc),
        '[]'))
    from (
      select audit_log.*
      from private.audit_log
      where audit_log.action = 'admin_adjustments'
        -- Not the proposal.
        and audit_log.target_type = 'account'
      order by audit_log.id desc
      limit 20
    ) as latest
  );
end
$$;
