-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_ledger. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ledger_post(p_key text, p_kind text, p_description text, p_order_id uuid, p_lines private.ledger_line[], p_event_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
