create function private.settlement_limit(p_order public.orders) returns bigint
language plpgsql stable
as $$
begin
  return (
    select least(
      greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0)
        - before.due,
      private.paid_by_buyer(p_order) - before.paid)
    from private.refunded_shipping(p_order.id) as before
  );
end
$$;
comment on function private.settlement_limit(public.orders) is
  'Rupiah of item and shipping that the buyer paid and does not have back yet.';
