-- Rupiah to refund: the total until the parcel was sent; then item and shipping minus the voucher.
create function private.refund_due(p_order public.orders) returns bigint
language plpgsql stable
as $$
begin
  if not private.is_fee_earned(p_order) then
    return p_order.total;
  end if;
  -- The protection fee is earned by then. The voucher counts against item and shipping first.
  return greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0);
end
$$;
