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
      p_reference => invoices.external_id,
      p_amount => invoices.amount,
      p_item_name => p_order.listing_title,
      p_item_price => p_order.item_price,
      p_fees => jsonb_build_array(
        jsonb_build_object('type', 'Ongkos kirim', 'value', p_order.shipping_fee),
        jsonb_build_object('type', 'Perlindungan pembeli', 'value', p_order.buyer_protection_fee)
      ) || case
        when p_order.voucher_discount > 0
          then jsonb_build_array(
            jsonb_build_object('type', 'Voucher', 'value', -p_order.voucher_discount))
        else '[]'
      end || case
        when p_order.wallet_amount > 0
          then jsonb_build_array(
            jsonb_build_object('type', 'Saldo dompet', 'value', -p_order.wallet_amount))
        else '[]'
      end)
    from private.invoices
    where invoices.order_id = p_order.id
  );
end
$$;
