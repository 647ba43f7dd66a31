-- Ends a hold once. posted moves the held amount to p_lines; voided and expired return it. Returns
-- false if the hold has ended already.
create function private.ledger_resolve(
  p_pending_key text,
  p_outcome private.hold_outcome,
  p_kind text,
  p_description text,
  p_lines private.ledger_line[] default '{}'
) returns boolean
language plpgsql volatile security definer
as $$
declare
  -- One key for all outcomes, so that a hold has only one.
  v_key constant text := p_pending_key || ':resolved';
  v_pending private.ledger_transfers;
  v_reversal private.ledger_line[];
begin
  select transfers.*
  into strict v_pending
  from private.ledger_transfers as transfers
  where transfers.key = p_pending_key
    and transfers.is_pending;
  select array_agg(
    private.ledger_line(accounts.kind, -entries.amount, accounts.order_id, accounts.user_id)
  )
  into v_reversal
  from private.ledger_entries as entries
  join private.ledger_accounts as accounts on accounts.id = entries.account_id
  where entries.transfer_id = v_pending.id
    and (p_outcome <> 'posted' or entries.amount > 0);

  if not private.ledger_post(
    v_key, p_kind, p_description, v_pending.order_id, v_reversal || p_lines,
    p_withdrawal_id => v_pending.withdrawal_id
  ) then
    return false;
  end if;
  insert into private.ledger_resolutions (pending_id, outcome, transfer_id)
  select v_pending.id, p_outcome, transfers.id
  from private.ledger_transfers as transfers
  where transfers.key = v_key;
  return true;
end
$$;
