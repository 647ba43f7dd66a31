create function private.order_preview(p_purchase_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object(
      'item_price', sums.item_price,
      'bundle_discount', sums.bundle_discount,
      'shipping_fee', sums.shipping_fee,
      'buyer_protection_fee', sums.buyer_protection_fee,
      'voucher_discount', sums.voucher_discount,
      'wallet_amount', sums.wallet_amount,
      'total', sums.total,
      'amount_due', sums.amount_due,
      'voucher', (
        select jsonb_build_object(
          'code', vouchers.code,
          'capped_by', private.voucher_cap(vouchers, sums.item_price, sums.voucher_discount))
        from private.voucher_uses
        join private.vouchers on vouchers.id = voucher_uses.voucher_id
        where voucher_uses.order_id = p_purchase_id
      )))
    from (
      select
        sum(orders.item_price)::bigint as item_price,
        sum(orders.bundle_discount)::bigint as bundle_discount,
        sum(orders.shipping_fee)::bigint as shipping_fee,
        sum(orders.buyer_protection_fee)::bigint as buyer_protection_fee,
        sum(orders.voucher_discount)::bigint as voucher_discount,
        sum(orders.wallet_amount)::bigint as wallet_amount,
        sum(orders.total)::bigint as total,
        sum(orders.amount_due)::bigint as amount_due
      from public.orders
      where orders.purchase_id = p_purchase_id
    ) as sums
  );
end
$$;
