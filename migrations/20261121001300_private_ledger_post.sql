create type private.ledger_line as (account_id bigint, amount bigint);
comment on type private.ledger_line is 'One side of a transfer that is about to be posted; amount is signed rupiah.';

create function private.ledger_line(p_kind private.account_kind, p_amount bigint, p_order_id uuid default null, p_user_id uuid default null)
returns private.ledger_line
language plpgsql security definer set search_path = ''
as $$
declare
  v_account_id bigint;
begin
  loop
    select accounts.id into v_account_id from private.ledger_accounts as accounts
    where accounts.kind = p_kind
      and accounts.order_id is not distinct from p_order_id
      and accounts.user_id is not distinct from p_user_id;
    exit when v_account_id is not null;
    insert into private.ledger_accounts (kind, order_id, user_id)
    values (p_kind, p_order_id, p_user_id) on conflict do nothing;
  end loop;
  return row(v_account_id, p_amount)::private.ledger_line;
end
$$;
comment on function private.ledger_line(private.account_kind, bigint, uuid, uuid) is 'One line of a transfer; opens the account when it is its first.';
alter function private.ledger_line(private.account_kind, bigint, uuid, uuid) owner to preloved_ledger;
grant execute on function private.ledger_line(private.account_kind, bigint, uuid, uuid) to preloved_verbs;

create function private.ledger_post(
  p_key text, p_kind text, p_description text, p_order_id uuid, p_lines private.ledger_line[],
  p_event_at timestamptz default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_transfer_id uuid;
  v_line record;
  v_account private.ledger_accounts;
begin
  if (select coalesce(sum(lines.amount), 0) from unnest(p_lines) as lines) <> 0 then
    raise exception 'Transfer % does not balance.', p_key;
  end if;
  insert into private.ledger_transfers (key, kind, description, order_id, event_at)
  values (p_key, p_kind, p_description, p_order_id, coalesce(p_event_at, private.now()))
  on conflict on constraint ledger_transfers__key do nothing
  returning id into v_transfer_id;
  if v_transfer_id is null then
    return false;
  end if;
  -- Accounts are locked in the order of their ids, so that two transfers never wait for each other.
  for v_line in
    select lines.account_id, sum(lines.amount)::bigint as amount from unnest(p_lines) as lines
    group by lines.account_id having sum(lines.amount) <> 0 order by lines.account_id
  loop
    update private.ledger_accounts set balance = balance + v_line.amount, version = version + 1
    where id = v_line.account_id returning * into v_account;
    if v_line.amount < 0 and v_account.balance < 0
       and v_account.kind in ('escrow', 'wallet', 'protection_fee_held', 'shipping_payable', 'payout_in_transit')
       and p_kind <> 'clawback' then
      perform private.refuse('CONFLICT', 'There is not enough money for this.');
    end if;
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version)
    values (v_transfer_id, v_line.account_id, v_line.amount, v_account.balance, v_account.version);
  end loop;
  return true;
end
$$;
comment on function private.ledger_post(text, text, text, uuid, private.ledger_line[], timestamptz) is
  'Posts a balanced transfer once per key: true when it was posted now, false when it had been before. Refuses to take an account below its floor.';
alter function private.ledger_post(text, text, text, uuid, private.ledger_line[], timestamptz) owner to preloved_ledger;
grant execute on function private.ledger_post(text, text, text, uuid, private.ledger_line[], timestamptz) to preloved_verbs;
