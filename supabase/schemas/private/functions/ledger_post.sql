create function private.ledger_post(
  p_key text,
  p_kind text,
  p_description text,
  p_order_id uuid,
  p_lines private.ledger_line[],
  p_event_at timestamptz default null,
  p_withdrawal_id uuid default null,
  p_is_pending boolean default false
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_never_below_zero constant private.account_kind[] :=
    '{escrow,wallet,protection_fee_held,shipping_payable,payout_in_transit,suspense}';
  v_at timestamptz := private.now();
  v_transfer_id uuid;
  v_line record;
  v_account record;
  v_sum bigint := 0;
begin
  insert into private.ledger_transfers (key, kind, description, order_id, withdrawal_id, is_pending, event_at, created_at)
  values (p_key, p_kind, p_description, p_order_id, p_withdrawal_id, p_is_pending, coalesce(p_event_at, v_at), v_at)
  on conflict on constraint ledger_transfers__key do nothing
  returning id into v_transfer_id;
  if v_transfer_id is null then
    return false;
  elsif p_lines is null then
    raise exception 'Transfer % has no lines.', p_key;
  end if;

  -- Always in this order, so that two transfers never wait for each other.
  for v_line in
    select lines.kind, coalesce(lines.order_id, lines.user_id, '00000000-0000-0000-0000-000000000000') as holder_id,
      lines.order_id, lines.user_id, sum(lines.amount)::bigint as amount, bool_or(lines.amount is null) as is_unsaid
    from unnest(p_lines) as lines group by 1, 2, 3, 4
    having sum(lines.amount) <> 0 or bool_or(lines.amount is null) order by 1, 2
  loop
    if v_line.is_unsaid then
      raise exception 'Transfer % has a line without an amount.', p_key;
    end if;
    update private.ledger_accounts as accounts
    set balance = accounts.balance + v_line.amount, version = accounts.version + 1
    where accounts.kind = v_line.kind and accounts.holder_id = v_line.holder_id
    returning accounts.id, accounts.balance, accounts.version into v_account;
    if not found then
      insert into private.ledger_accounts as accounts (kind, order_id, user_id, balance, version)
      values (v_line.kind, v_line.order_id, v_line.user_id, v_line.amount, 1)
      on conflict on constraint ledger_accounts__one_per_holder do update
      set balance = accounts.balance + excluded.balance, version = accounts.version + 1
      returning accounts.id, accounts.balance, accounts.version into v_account;
    end if;
    if v_line.amount < 0 and v_account.balance < 0 and v_line.kind = any (v_never_below_zero)
      and not (v_line.kind = 'wallet' and p_kind in ('clawback', 'late_payout')) then
      perform private.raise_error('CONFLICT', 'There is not enough money for this.');
    end if;
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
    values (v_transfer_id, v_account.id, v_line.amount, v_account.balance, v_account.version, v_at);
    v_sum := v_sum + v_line.amount;
  end loop;
  if v_sum <> 0 then
    raise exception 'Transfer % does not balance.', p_key;
  end if;
  return true;
end
$$;
comment on function private.ledger_post(text, text, text, uuid, private.ledger_line[], timestamptz, uuid, boolean) is
  'Posts a balanced transfer once per key: true when it was posted now, false when it had been before. Rejects to take an account below its floor; only a clawback or a late payout may leave a wallet in debt.';
