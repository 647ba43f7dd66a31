-- The withdrawal that a callback names, in any status; null if there is none.
create function internal.find_withdrawal(p_withdrawal_id text) returns jsonb
language plpgsql volatile security definer
as $$
begin
  return (
    select private.withdrawal_request(withdrawals)
    from private.withdrawals
    where withdrawals.id = private.uuid_of(p_withdrawal_id)
  );
end
$$;
