create function private.order_preview(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object(
      'item_price', p_order.item_price,
      'shipping_fee', p_order.shipping_fee,
      'buyer_protection_fee', p_order.buyer_protection_fee,
      'voucher_discount', p_order.voucher_discount,
      'wallet_amount', p_order.wallet_amount,
      'total', p_order.total,
      'amount_due', p_order.amount_due,
      'voucher', (
        select jsonb_build_object(
          'code', vouchers.code,
          'capped_by', private.voucher_cap(vouchers, p_order.item_price, p_order.voucher_discount))
        from private.voucher_uses
        join private.vouchers on vouchers.id = voucher_uses.voucher_id
        where voucher_uses.order_id = p_order.id
      )))
  );
end
$$;
