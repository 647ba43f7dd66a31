-- Locks and returns the withdrawal that a request with this key began within a day; null if there
-- is none. Called before the profile is locked, as private.lock_account_to_delete does.
create function private.lock_requested_withdrawal(
  p_user_id uuid,
  p_request_key text
) returns private.withdrawals
language plpgsql volatile
as $$
begin
  return (
    select withdrawals
    from private.withdrawals
    where withdrawals.user_id = p_user_id
      and withdrawals.request_key = p_request_key
      and withdrawals.created_at > private.now() - interval '1 day'
    order by withdrawals.created_at desc
    limit 1
    for update
  );
end
$$;
