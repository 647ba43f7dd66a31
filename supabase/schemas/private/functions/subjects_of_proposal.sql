create function private.subjects_of_proposal(
  p_kind private.approval_kind,
  p_request jsonb
) returns uuid[]
language plpgsql stable
as $$
begin
  return case
    when p_kind in ('adjustment', 'role_grant') then array[(p_request ->> 'user_id')::uuid]
    when p_kind in ('payout_settle', 'payout_decide') then array(
      select withdrawals.user_id
      from private.withdrawals
      where withdrawals.id = (p_request ->> 'withdrawal_id')::uuid
    )
    when p_kind = 'setting' then '{}'
    -- About an order, or money in suspense for somebody.
    else array(
      select unnest(array[orders.buyer_id, orders.seller_id])
      from public.orders
      where orders.id = (p_request ->> 'order_id')::uuid
      union
      select (p_request ->> 'user_id')::uuid
      where p_request ->> 'user_id' is not null
    )
  end;
end
$$;
comment on function private.subjects_of_proposal(private.approval_kind, jsonb) is
  'The users whose money or rights a proposal changes.';
