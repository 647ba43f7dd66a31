create function private.subjects_of_proposal(
  p_kind private.approval_kind,
  p_request jsonb
) returns uuid[]
language plpgsql stable
as $$
begin
  return array(
    select (p_request ->> 'user_id')::uuid
    from private.approval_kinds as kinds
    where kinds.kind = p_kind
      and kinds.subject in ('user', 'order')
      and p_request ->> 'user_id' is not null
    union
    select withdrawals.user_id
    from private.approval_kinds as kinds
    join private.withdrawals on withdrawals.id = (p_request ->> 'withdrawal_id')::uuid
    where kinds.kind = p_kind
      and kinds.subject = 'withdrawal'
    union
    select unnest(array[orders.buyer_id, orders.seller_id])
    from private.approval_kinds as kinds
    join public.orders on orders.id = (p_request ->> 'order_id')::uuid
    where kinds.kind = p_kind
      and kinds.subject = 'order'
  );
end
$$;
