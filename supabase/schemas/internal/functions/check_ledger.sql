-- Every ten minutes, and at once while transfers are left: checks the next transfers, the
-- marketplace's own accounts and the next of the others. Opens a case if they differ, and returns
-- whether transfers are left. A difference stops the check there, so the case lasts until it is
-- corrected.
create function internal.check_ledger() returns boolean
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_piece constant integer := 2000;
  v_now constant timestamptz := private.now();
  v_next_at constant timestamptz := v_now + interval '10 minutes';
  v_own_kinds constant private.account_kind[] :=
    array_remove(array_remove(enum_range(null::private.account_kind), 'escrow'), 'wallet');
  v_check private.ledger_check;
  v_transfer_ids uuid[];
  v_until timestamptz;
  v_account_ids bigint[];
  v_drift bigint;
begin
  select ledger_check.* into v_check
  from private.ledger_check
  where ledger_check.next_at <= v_now
  for update;
  if not found then
    return false;
  end if;
  select coalesce(array_agg(booked.id), '{}'), max(booked.created_at)
  into v_transfer_ids, v_until
  from (
    select transfers.id, transfers.created_at
    from private.ledger_transfers as transfers
    where transfers.created_at > v_check.transfers_until
      -- Later transfers may not be committed yet.
      and transfers.created_at <= v_now - interval '5 minutes'
    order by transfers.created_at
    fetch first (v_piece) rows with ties
  ) as booked;
  v_account_ids := array(
    select accounts.id
    from private.ledger_accounts as accounts
    where accounts.id > v_check.account_id
    order by accounts.id
    limit v_piece
  );
  v_drift := private.ledger_drift_of(v_transfer_ids, v_account_ids || array(
    select accounts.id
    from private.ledger_accounts as accounts
    where accounts.kind = any (v_own_kinds)
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000'));
  if v_drift <> 0 then
    update private.ledger_check set drift = v_drift, next_at = v_next_at;
    perform private.open_case(
      'ledger_drift', v_check.transfers_until::text, null, jsonb_build_object('rupiah', v_drift));
    return false;
  end if;
  update private.ledger_check
  set
    drift = 0,
    transfers_until = coalesce(v_until, transfers_until),
    account_id = case
      when cardinality(v_account_ids) < v_piece then 0
      else v_account_ids[v_piece]
    end;
  if cardinality(v_transfer_ids) >= v_piece then
    return true;
  end if;
  update private.ledger_check set finished_at = v_now, next_at = v_next_at;
  update private.staff_cases
  set closed_at = v_now, closed_because = 'over'
  where kind = 'ledger_drift'
    and closed_at is null;
  return false;
end
$$;
