create function private.forbid_own_difference(
  p_staff private.staff_member,
  p_difference private.reconciliation_differences
) returns void
language plpgsql volatile
as $$
begin
  perform private.forbid_self_decision(p_staff, orders.buyer_id, orders.seller_id)
  from public.orders
  where orders.id = p_difference.order_id;
  perform private.forbid_self_decision(p_staff, purchases.seller_id)
  from private.boost_purchases as purchases
  where purchases.reference = p_difference.reference;
  perform private.forbid_self_decision(p_staff, withdrawals.user_id)
  from private.withdrawals
  where withdrawals.id = p_difference.withdrawal_id;
end
$$;
