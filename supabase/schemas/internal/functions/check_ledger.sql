-- Checks the next transfers and as many accounts, opens a case if they differ, and returns whether
-- transfers are left. A difference stops the check there, so the case lasts until it is corrected.
create function internal.check_ledger() returns boolean
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_piece constant integer := 2000;
  -- Transfers of this period may not be committed yet. The signal ledger_drift checks the last
  -- hour.
  v_now constant timestamptz := private.now() - interval '5 minutes';
  v_check private.ledger_check;
  v_transfer_ids uuid[];
  v_until timestamptz;
  v_account_ids bigint[];
  v_drift bigint;
begin
  select ledger_check.* into v_check from private.ledger_check for update;
  select coalesce(array_agg(booked.id), '{}'), max(booked.created_at)
  into v_transfer_ids, v_until
  from (
    select transfers.id, transfers.created_at
    from private.ledger_transfers as transfers
    where transfers.created_at > v_check.transfers_until
      and transfers.created_at <= v_now
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
  v_drift := private.ledger_drift_of(v_transfer_ids, v_account_ids);
  update private.ledger_check set drift = v_drift;
  if v_drift <> 0 then
    perform private.open_case(
      'ledger_drift',
      (private.now() at time zone 'Asia/Jakarta')::date::text,
      null,
      jsonb_build_object('rupiah', v_drift));
    return false;
  end if;
  update private.ledger_check
  set
    transfers_until = coalesce(v_until, transfers_until),
    account_id = case
      when cardinality(v_account_ids) < v_piece then 0
      else v_account_ids[v_piece]
    end;
  if cardinality(v_transfer_ids) >= v_piece then
    return true;
  end if;
  update private.ledger_check set finished_at = private.now();
  update private.staff_cases
  set closed_at = private.now(), closed_because = 'over'
  where kind = 'ledger_drift'
    and closed_at is null;
  return false;
end
$$;
