create function private.correction_request(
  p_difference private.reconciliation_differences
) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'difference_id', p_difference.id,
    'order_id', p_difference.order_id,
    'withdrawal_id', p_difference.withdrawal_id,
    'user_id', (
      select purchases.seller_id
      from private.boost_purchases as purchases
      where purchases.reference = p_difference.reference),
    'amount', p_difference.difference);
end
$$;
