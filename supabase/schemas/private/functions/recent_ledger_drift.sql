create function private.recent_ledger_drift() returns bigint
language plpgsql volatile
as $$
declare
  v_since constant timestamptz := private.now() - interval '1 hour';
  v_market_kinds constant private.account_kind[] :=
    array_remove(array_remove(enum_range(null::private.account_kind), 'escrow'), 'wallet');
begin
  return private.ledger_drift_of(
    array(
      select transfers.id
      from private.ledger_transfers as transfers
      where transfers.created_at > v_since
    ),
    array(
      select accounts.id
      from private.ledger_accounts as accounts
      where accounts.kind = any (v_market_kinds)
        and accounts.holder_id = '00000000-0000-0000-0000-000000000000'
    )
  );
end
$$;
