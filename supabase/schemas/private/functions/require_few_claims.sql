-- Rejects a settlement with shipping at the cost of claims if the cost exceeds
-- return_auto_approve_idr or a party has used up return_auto_approve_count in
-- return_auto_approve_days: accomplices would send parcels at our expense.
create function private.require_few_claims(
  p_order public.orders,
  p_refund_amount bigint
) returns void
language plpgsql volatile
as $$
begin
  if p_refund_amount > p_order.item_price
    and (
      p_refund_amount - p_order.item_price > private.setting('return_auto_approve_idr')
      or not private.is_small_return_left(p_order)
    )
  then
    perform private.raise_error(
      'settlement_too_high', jsonb_build_object('max_amount', p_order.item_price));
  end if;
end
$$;
