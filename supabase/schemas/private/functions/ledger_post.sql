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
  v_never_negative constant private.account_kind[] :=
    '{escrow,wallet,protection_fee_held,shipping_payable,payout_in_transit,suspense,payment_held}';
  v_now constant timestamptz := private.now();
  v_lines private.ledger_line[] := p_lines;
  v_transfer_id uuid;
  v_line private.ledger_line;
  v_account private.ledger_accounts;
  v_entries private.ledger_entries[] := '{}';
  v_sum bigint := 0;
  v_lacks_amount boolean;
  v_has_wallet boolean;
begin
  if current_setting('synchronous_commit') = 'off' then
    raise exception 'Transfer % must wait for the disk.', p_key;
  end if;
  insert into private.ledger_transfers
    (key, kind, description, order_id, withdrawal_id, is_pending, event_at, created_at)
  values (
    p_key, p_kind, p_description, p_order_id, p_withdrawal_id, p_is_pending,
    coalesce(p_event_at, v_now), v_now
  )
  on conflict on constraint ledger_transfers__key do nothing
  returning id into v_transfer_id;
  if v_transfer_id is null then
    return false;
  elsif p_lines is null then
    raise exception 'Transfer % has no lines.', p_key;
  end if;
  select bool_or(lines.amount is null), bool_or(lines.kind = 'wallet')
  into v_lacks_amount, v_has_wallet
  from unnest(p_lines) as lines;
  if v_lacks_amount then
    raise exception 'Transfer % has a line without an amount.', p_key;
  elsif v_has_wallet then
    v_lines := private.redirect_lines(p_key, p_kind, p_order_id, p_lines);
  end if;

  -- Every transfer locks its accounts in this order, so that two transfers cannot deadlock. Within
  -- one, an account has one stripe.
  for v_line in
    select lines.kind, sum(lines.amount)::bigint, lines.order_id, lines.user_id
    from unnest(v_lines) as lines
    group by lines.kind, lines.order_id, lines.user_id
    having sum(lines.amount) <> 0
    order by
      lines.kind,
      coalesce(lines.order_id, lines.user_id, '00000000-0000-0000-0000-000000000000')
  loop
    v_account := private.ledger_apply_line(
      v_line, private.ledger_stripe(v_line.kind, p_order_id));
    if v_line.amount < 0
      and v_account.balance < 0
      and v_line.kind = any (v_never_negative)
      and not (
        v_line.kind = 'wallet'
        and p_kind in ('clawback', 'late_payout', 'chargeback_recovery')
      )
    then
      perform private.raise_error('CONFLICT', 'insufficient_balance', 'The balance is too low.');
    end if;
    v_entries := v_entries || row(
      v_transfer_id, v_account.id, v_line.amount, v_account.balance, v_account.version, v_now
    )::private.ledger_entries;
    v_sum := v_sum + v_line.amount;
  end loop;
  insert into private.ledger_entries
  select entries.*
  from unnest(v_entries) as entries;
  if v_sum <> 0 then
    raise exception 'Transfer % does not balance.', p_key;
  end if;
  insert into private.book_queue (transfer_id) values (v_transfer_id);
  return true;
end
$$;
comment on function private.ledger_post(
  text, text, text, uuid, private.ledger_line[], timestamptz, uuid, boolean
) is
  'Posts a balanced transfer. Returns true if it was posted now, and false if the key exists. '
  'Raises CONFLICT if an escrow, wallet, held fee or payment, shipping, payout or suspense '
  'account would fall below zero; only a clawback, a chargeback or a late payout may leave a '
  'wallet in debt. '
  'The wallet of a deleted account gets and gives nothing: see private.redirect_lines.';
