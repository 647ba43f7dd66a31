-- Refunds that go back through the payment channel are in transit, not in the wallet. Nobody can
-- open the wallet of a deleted account: money for it goes to suspense, with a case, and claims bear
-- money taken back from it.
create function private.redirect_lines(
  p_key text,
  p_kind text,
  p_order_id uuid,
  p_lines private.ledger_line[]
) returns private.ledger_line[]
language plpgsql volatile security definer
as $$
declare
  v_line private.ledger_line;
  v_back bigint;
  v_lines private.ledger_line[] := '{}';
begin
  foreach v_line in array p_lines loop
    if v_line.kind = 'wallet'
      and v_line.amount > 0
      and p_kind in ('refund', 'settlement', 'clawback')
    then
      v_back := private.begin_refund(p_key, p_order_id, v_line.user_id, v_line.amount);
      v_lines := v_lines || private.ledger_line('refund_in_transit', v_back);
      v_line.amount := v_line.amount - v_back;
    end if;
    if v_line.kind <> 'wallet'
      or coalesce(v_line.amount, 0) = 0
      or not private.is_account_deleted(v_line.user_id)
    then
      v_lines := v_lines || v_line;
    elsif v_line.amount > 0 then
      v_lines := v_lines || private.ledger_line('suspense', v_line.amount);
      perform private.open_case(
        'money_without_owner', p_key, p_order_id,
        jsonb_build_object(
          'user_id', v_line.user_id, 'amount', v_line.amount, 'transfer', p_kind
        )
      );
    elsif p_kind in ('clawback', 'late_payout', 'chargeback_recovery') then
      v_lines := v_lines || private.ledger_line('claims', v_line.amount);
    else
      perform private.raise_error('owner_deleted');
    end if;
  end loop;
  return v_lines;
end
$$;
grant execute on function private.redirect_lines(text, text, uuid, private.ledger_line[])
to preloved_ledger;
