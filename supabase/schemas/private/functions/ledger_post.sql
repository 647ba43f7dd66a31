-- Posts a balanced transfer. Returns true if it was posted now, false if the key exists. Raises
-- CONFLICT if an escrow, wallet, held fee or payment, shipping, payout, refund or suspense account
-- would fall below zero; only a clawback, a chargeback or a late payout may leave a wallet in debt.
-- private.redirect_lines moves some lines of wallets to other accounts.
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
set plan_cache_mode = force_generic_plan
as $$
declare
  v_never_negative constant private.account_kind[] :=
    '{escrow,wallet,protection_fee_held,shipping_payable,payout_in_transit,suspense,payment_held,'
      'refund_in_transit}'
      ::private.account_kind[];
  v_may_owe constant boolean := p_kind in ('clawback', 'late_payout', 'chargeback_recovery');
  v_now constant timestamptz := private.now();
  v_lines private.ledger_line[] := p_lines;
  v_transfer_id uuid;
  v_sum bigint;
  v_is_too_low boolean;
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
  -- a transfer an account has one stripe.
  with lines as (
    select
      given.kind,
      given.order_id,
      given.user_id,
      coalesce(given.order_id, given.user_id, '00000000-0000-0000-0000-000000000000') as holder_id,
      sum(given.amount)::bigint as amount
    from unnest(v_lines) as given
    group by given.kind, given.order_id, given.user_id
    having sum(given.amount) <> 0
  ),
  booked as (
    insert into private.ledger_accounts as accounts
      (kind, order_id, user_id, stripe, balance, version)
    select
      lines.kind, lines.order_id, lines.user_id,
      private.ledger_stripe(lines.kind, p_order_id), lines.amount, 1
    from lines
    order by lines.kind, lines.holder_id
    on conflict on constraint ledger_accounts__one_per_stripe do update
    set balance = accounts.balance + excluded.balance, version = accounts.version + 1
    returning accounts.id, accounts.kind, accounts.holder_id, accounts.balance, accounts.version
  ),
  entries as (
    insert into private.ledger_entries
      (transfer_id, account_id, amount, balance_after, version, created_at)
    select v_transfer_id, booked.id, lines.amount, booked.balance, booked.version, v_now
    from booked
    join lines on lines.kind = booked.kind and lines.holder_id = booked.holder_id
    returning account_id, amount, balance_after
  )
  select
    coalesce(sum(entries.amount), 0),
    coalesce(
      bool_or(
        entries.amount < 0
        and entries.balance_after < 0
        and booked.kind = any (v_never_negative)
        and not (booked.kind = 'wallet' and v_may_owe)),
      false)
  into v_sum, v_is_too_low
  from entries
  join booked on booked.id = entries.account_id;
  if v_is_too_low then
    perform private.raise_error('insufficient_balance');
  elsif v_sum <> 0 then
    raise exception 'Transfer % does not balance.', p_key;
  end if;
  insert into private.book_queue (transfer_id) values (v_transfer_id);
  return true;
end
$$;
