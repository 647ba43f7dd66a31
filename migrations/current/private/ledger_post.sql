-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_ledger. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ledger_post(p_key text, p_kind text, p_description text, p_order_id uuid, p_lines private.ledger_line[], p_event_at timestamp with time zone DEFAULT NULL::timestamp with time zone, p_withdrawal_id uuid DEFAULT NULL::uuid, p_is_pending boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_never_below_zero constant private.account_kind[] :=
    '{escrow,wallet,protection_fee_held,shipping_payable,payout_in_transit,suspense}';
  v_at timestamptz := private.now();
  v_transfer_id uuid;
  v_sum bigint;
  v_wanted integer;
  v_accounts bigint[];
  v_amounts bigint[];
  v_overdrawn boolean;
begin
  insert into private.ledger_transfers (key, kind, description, order_id, withdrawal_id, is_pending, event_at, created_at)
  values (p_key, p_kind, p_description, p_order_id, p_withdrawal_id, p_is_pending, coalesce(p_event_at, v_at), v_at)
  on conflict on constraint ledger_transfers__key do nothing
  returning id into v_transfer_id;
  if v_transfer_id is null then
    return false;
  end if;

  -- One pass over the lines; a second one only when an account is used for the first time.
  for v_pass in 1..2 loop
    with wanted as (
      select lines.kind, coalesce(lines.order_id, lines.user_id, '00000000-0000-0000-0000-000000000000') as holder_id,
        sum(lines.amount)::bigint as amount
      from unnest(p_lines) as lines group by 1, 2
    ), locked as (
      -- Accounts are locked in the order of their ids, so that two transfers never wait for each other.
      select accounts.id, wanted.amount from wanted
      join private.ledger_accounts as accounts on accounts.kind = wanted.kind and accounts.holder_id = wanted.holder_id
      where wanted.amount <> 0
      order by accounts.id for no key update of accounts
    )
    select (select coalesce(sum(wanted.amount), 0) from wanted),
      (select count(*) from wanted where wanted.amount <> 0), array_agg(locked.id), array_agg(locked.amount)
    into v_sum, v_wanted, v_accounts, v_amounts from locked;
    if v_sum <> 0 then
      raise exception 'Transfer % does not balance.', p_key;
    end if;
    exit when v_wanted = coalesce(cardinality(v_accounts), 0);
    insert into private.ledger_accounts (kind, order_id, user_id)
    select distinct lines.kind, lines.order_id, lines.user_id from unnest(p_lines) as lines where lines.amount <> 0
    on conflict on constraint ledger_accounts__one_each do nothing;
  end loop;

  with moved as (
    update private.ledger_accounts as accounts
    set balance = accounts.balance + lines.amount, version = accounts.version + 1
    from unnest(v_accounts, v_amounts) as lines (account_id, amount)
    where accounts.id = lines.account_id
    returning accounts.id, accounts.kind, lines.amount, accounts.balance, accounts.version
  ), written as (
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
    select v_transfer_id, moved.id, moved.amount, moved.balance, moved.version, v_at from moved order by moved.id
  )
  select bool_or(moved.amount < 0 and moved.balance < 0 and moved.kind = any (v_never_below_zero)
    and not (moved.kind = 'wallet' and p_kind in ('clawback', 'late_payout')))
  into v_overdrawn from moved;
  if v_overdrawn then
    perform private.refuse('CONFLICT', 'There is not enough money for this.');
  end if;
  return true;
end
$function$;
