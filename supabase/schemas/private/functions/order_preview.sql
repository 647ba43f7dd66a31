create function private.order_preview(p_purchase_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object(
      'item_price', sum(orders.item_price),
      'bundle_discount', sum(orders.bundle_discount),
      'shipping_fee', sum(orders.shipping_fee),
      'buyer_protection_fee', sum(orders.buyer_protection_fee),
      'voucher_discount', sum(orders.voucher_discount),
      'wallet_amount', sum(orders.wallet_amount),
      'total', sum(orders.total),
      'amount_due', sum(orders.amount_due),
      'voucher', (
        select jsonb_build_object(
          'code', vouchers.code,
          'capped_by', case
            when sum(orders.voucher_discount) >= private.voucher_face_value(
              vouchers.kind, vouchers.value, sum(orders.item_price)::bigint) then null
            when sum(orders.voucher_discount) = vouchers.max_discount then 'max_discount'
            else 'minimum_payment'
          end)
        from private.voucher_uses
        join private.vouchers on vouchers.id = voucher_uses.voucher_id
        where voucher_uses.order_id = p_purchase_id
      )))
    from public.orders
    where orders.purchase_id = p_purchase_id
  );
end
$$;
