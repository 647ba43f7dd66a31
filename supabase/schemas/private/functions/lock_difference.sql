create function private.lock_difference(p_id uuid) returns private.reconciliation_differences
language plpgsql volatile
as $$
declare
  v_difference private.reconciliation_differences;
begin
  select differences.*
  into v_difference
  from private.reconciliation_differences as differences
  where differences.id = p_id;
  if v_difference.id is null then
    perform private.raise_error('difference_not_found');
  end if;
  -- Provider updates lock the order, boost or withdrawal first; the same order here keeps them out
  -- until this transaction ends.
  perform from public.orders where orders.id = v_difference.order_id for update;
  perform from private.boost_purchases as purchases
  where purchases.reference = v_difference.reference
  for update;
  perform from private.withdrawals where withdrawals.id = v_difference.withdrawal_id for update;
  return (
    select differences
    from private.reconciliation_differences as differences
    where differences.id = p_id
    for update
  );
end
$$;
