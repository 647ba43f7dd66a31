create function private.pending_order(p_order public.orders, p_resumed boolean) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.pending_purchase(
      p_order.id,
      p_payer_id => p_order.buyer_id,
      p_finished => p_order.state_version > 0,
      p_resumed => p_resumed,
      p_lease => invoices.lease,
      p_provider => invoices.provider,
      p_reference => p_order.reference,
      p_amount => invoices.amount,
      p_item_name => (private.parcel_of(p_order)).item_name,
      p_item_price => sums.item_value,
      p_fees => jsonb_build_array(
        jsonb_build_object('type', 'Ongkos kirim', 'value', sums.shipping_fee),
        jsonb_build_object('type', 'Perlindungan pembeli', 'value', sums.protection_fee)
      ) || case
        when sums.voucher > 0
          then jsonb_build_array(
            jsonb_build_object('type', 'Voucher', 'value', -sums.voucher))
        else '[]'
      end || case
        when sums.wallet > 0
          then jsonb_build_array(
            jsonb_build_object('type', 'Saldo dompet', 'value', -sums.wallet))
        else '[]'
      end)
    from private.invoices
    cross join (
      select
        sum(orders.item_price)::bigint as item_value,
        sum(orders.shipping_fee) as shipping_fee,
        sum(orders.buyer_protection_fee) as protection_fee,
        sum(orders.voucher_discount) as voucher,
        sum(orders.wallet_amount) as wallet
      from public.orders
      where orders.purchase_id = p_order.id
    ) as sums
    where invoices.order_id = p_order.id
  );
end
$$;
