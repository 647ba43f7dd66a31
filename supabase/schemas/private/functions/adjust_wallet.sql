-- A negative p_amount takes rupiah out. Once per request id of the proposal.
create function private.adjust_wallet(
  p_staff private.staff_member,
  p_user_id uuid,
  p_amount bigint,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  -- The proposer chooses the request id, so the key has both: an equal id of somebody else is another.
  v_key constant text := 'adjustment:' || p_staff.id || ':' || (p_audit ->> 'request_id');
  v_balance bigint;
  v_booked bigint;
begin
  perform private.find_user(p_user_id);
  perform private.forbid_self_decision(p_staff, p_user_id);
  if not private.ledger_post(
    v_key, 'adjustment', 'Adjustment by the marketplace', null,
    array[
      private.ledger_line('adjustments', -p_amount),
      private.ledger_line('wallet', p_amount, p_user_id => p_user_id)
    ]
  ) then
    perform private.raise_error('adjustment_repeated');
  end if;
  -- The money of a deleted account goes to suspense, and its wallet stays empty.
  select
    coalesce(sum(entries.balance_after), 0),
    coalesce(sum(entries.amount), 0)
  into v_balance, v_booked
  from private.ledger_journal as entries
  where entries.key = v_key
    and entries.account = 'wallet';
  perform private.notify(
    p_user_id, v_key, 'wallet.adjusted', jsonb_build_object('amount', p_amount)
  );
  perform private.audit(
    p_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object(
      'user_id', p_user_id, 'amount', p_amount, 'balance', v_balance - v_booked),
    jsonb_build_object('user_id', p_user_id, 'amount', p_amount, 'balance', v_balance));
end
$$;
