create function private.book_payout_decision(
  p_withdrawal private.withdrawals,
  p_decision jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_is_paid constant boolean := p_decision ->> 'outcome' = 'paid';
  v_is_open constant boolean := p_withdrawal.status in ('HELD', 'LINK_CREATED');
  v_link constant jsonb := coalesce(nullif(p_decision -> 'link', 'null'), '{}');
begin
  if v_is_open and v_is_paid then
    perform private.end_withdrawal(p_withdrawal, 'PAID', null);
  elsif v_is_open then
    perform private.end_withdrawal(p_withdrawal, 'FAILED', 'staff decided that it was not paid');
  elsif v_is_paid and p_withdrawal.status <> 'PAID' then
    perform private.reverse_withdrawal(p_withdrawal, 'PAID', v_link);
  elsif not v_is_paid and p_withdrawal.status = 'PAID' then
    perform private.reverse_withdrawal(p_withdrawal, 'RETURNED', v_link);
  end if;
  update private.withdrawals
  set
    decided_at = private.now(),
    decision = p_decision,
    -- Outdates readings and decisions that began before this decision.
    link_readings = link_readings + 1,
    updated_at = private.now()
  where id = p_withdrawal.id;
  update private.staff_cases
  set closed_at = private.now()
  where details ->> 'withdrawal_id' = p_withdrawal.id::text
    and details ? 'withdrawal_id'
    and kind like 'payout\_%'
    and closed_at is null;
end
$$;
