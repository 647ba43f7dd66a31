-- Stores a withdrawal's payout link and returns the withdrawal; a repeat changes nothing.
create function internal.record_payout_link(
  p_withdrawal_id uuid,
  p_payout jsonb,
  p_link_readings bigint default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_withdrawal private.withdrawals;
begin
  -- Null: the provider did not answer. The hold stays; the job asks again under the same key.
  if p_payout is not null then
    perform internal.apply_payout_update(p_payout, p_link_readings);
  end if;
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id;
  return private.withdrawal_record(v_withdrawal);
end
$$;
