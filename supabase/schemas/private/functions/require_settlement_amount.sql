create function private.require_settlement_amount(
  p_order public.orders,
  p_refund_amount bigint
) returns void
language plpgsql stable
as $$
declare
  -- Rupiah of item and shipping that the buyer paid and has not got back yet.
  v_limit bigint := (
    select least(
      greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0)
        - before.due,
      private.paid_by_buyer(p_order) - before.paid)
    from private.refunded_shipping(p_order.id) as before
  );
begin
  if p_refund_amount not between 1 and v_limit then
    perform private.raise_error('refund_out_of_range', jsonb_build_object('max_amount', v_limit));
  end if;
end
$$;
