create function private.open_withdrawal_case(
  p_kind text,
  p_withdrawal private.withdrawals,
  p_payout jsonb
) returns void
language plpgsql volatile
as $$
begin
  perform private.open_case(
    p_kind,
    p_withdrawal.id || ':' || coalesce(p_payout ->> 'status', '') || ':' || p_withdrawal.reversals,
    null,
    jsonb_build_object(
      'withdrawal_id', p_withdrawal.id,
      'user_id', p_withdrawal.user_id,
      'status', p_withdrawal.status,
      -- Without the link, which pays anyone who opens it, and the provider's reason, which may name
      -- the person.
      'payout', p_payout - '{url,failure_reason}'::text[]
    )
  );
end
$$;
